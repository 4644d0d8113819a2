import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { personas } from '../rooms/rooms.ts';
import { oneLine } from '../text/names.ts';
import type { Release } from './post-release.ts';
import { maxPostLength, maxPosts, normalisePosts, type Post } from './posts.ts';

const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;
const postsOf = (content: unknown) => normalisePosts(JSON.stringify(content), 'legal', lowest);

const drawn = { likes: 200, retweets: 20, replies: 5 };
const persona = { name: personas.legal.name, handle: personas.legal.handle, avatar: null };

const complete: Post = {
  content: 'The court sits tonight.',
  timestamp: '2h ago',
  author: { name: 'City Court', handle: '@court', avatar: 'https://example.org/court.png' },
  likes: 0,
  retweets: 3,
  replies: 12,
  release: null,
};

test('the name of an author is one line without characters that no name contains', () => {
  const [post] = postsOf({ content: 'x', author: { name: 'City\u202e\nCourt\uffff', handle: '\u3164' } });
  expect(post?.author).toMatchObject({ name: 'City Court', handle: persona.handle });
});

describe('plain text', () => {
  test('plain text becomes one post by the persona of the room', () => {
    expect(normalisePosts('  The bridge is closed.\n', 'legal', lowest)).toEqual([
      { content: '  The bridge is closed.\n', timestamp: null, author: persona, ...drawn, release: null },
    ]);
  });

  test.each([
    '{"content": 5}',
    '{"text": "a"}',
    '["a", "b"]',
    '[{"content": "a"}, "b"]',
    '[{"content": "a"}, {}]',
    '[]',
    '[broken',
    '42',
    'null',
    '"quoted"',
  ])('JSON that holds no posts counts as plain text: %s', (content) => {
    expect(normalisePosts(content, 'legal', lowest)).toMatchObject([{ content }]);
  });

  test('a blank text is refused as a post', () => {
    for (const content of ['', ' \n\t ']) {
      expect(() => normalisePosts(content, 'legal', lowest)).toThrow(new Refusal('post.blank'));
    }
  });

  test('plain text is refused past 10,000 characters', () => {
    const longest = 'x'.repeat(maxPostLength);
    expect(normalisePosts(longest, 'legal', lowest)).toMatchObject([{ content: longest }]);
    expect(() => normalisePosts(`${longest}x`, 'legal', lowest)).toThrow(new Refusal('post.too-long'));
  });
});

test('missing counts are 0 if they are not drawn', () => {
  expect(normalisePosts('Live', 'legal', null)).toMatchObject([{ likes: 0, retweets: 0, replies: 0 }]);
});

describe('JSON', () => {
  test('a JSON object that has content becomes one post', () => {
    expect(postsOf(complete)).toEqual([complete]);
  });

  test('a JSON array becomes one post per element, in order', () => {
    expect(postsOf([{ content: 'one' }, { content: 'two' }])).toMatchObject([
      { content: 'one' },
      { content: 'two' },
    ]);
  });

  test('JSON creates all of its posts or none', () => {
    expect(() => postsOf([complete, { content: ' ' }])).toThrow(new Refusal('post.blank'));
    expect(() => postsOf([complete, { content: 'x'.repeat(maxPostLength + 1) }])).toThrow(
      new Refusal('post.too-long'),
    );
  });

  test('JSON of more than 100 posts is refused', () => {
    const posts = Array.from({ length: maxPosts + 1 }, () => ({ content: 'x' }));
    expect(postsOf(posts.slice(1))).toHaveLength(maxPosts);
    expect(() => postsOf(posts)).toThrow(new Refusal('post.too-many'));
  });

  test('JSON with a partial author is completed from the persona', () => {
    expect(postsOf({ content: 'x', author: { name: 'Judge', handle: ' ' } })).toMatchObject([
      { author: { ...persona, name: 'Judge' } },
    ]);
  });

  test('JSON with fields of a wrong type is completed as if they were missing', () => {
    const wrong = { timestamp: 5, author: 'Judge', likes: -1, retweets: 1.5, replies: '7' };
    expect(postsOf({ content: 'x', ...wrong })).toEqual([
      { content: 'x', timestamp: null, author: persona, ...drawn, release: null },
    ]);
  });

  test('names in JSON are cut to 200 characters without splitting a surrogate pair', () => {
    const name = `${'x'.repeat(199)}\u{1F3DB}`;
    expect(postsOf({ content: 'x', author: { name } })[0]?.author.name).toBe('x'.repeat(199));
  });

  test('JSON loses an avatar whose address is too long', () => {
    const avatar = `https://example.org/${'x'.repeat(500)}`;
    expect(postsOf({ content: 'x', author: { avatar } })[0]?.author.avatar).toBeNull();
  });

  test('JSON loses null characters and lone surrogates, which databases refuse', () => {
    const content = String.raw`{"content": "a\u0000b\ud800c", "author": {"name": "\u0000"}}`;
    expect(normalisePosts(content, 'legal', lowest)).toMatchObject([{ content: 'abc', author: persona }]);
    expect(() => postsOf({ content: '\0' })).toThrow(new Refusal('post.blank'));
  });
});

describe('a release', () => {
  test('the release of a post overrides the release of the whole text', () => {
    const posts = [{ content: 'a' }, { content: 'b', release: '1:30' }, { content: 'c', release: null }];
    const released = (release: Release) =>
      normalisePosts(JSON.stringify(posts), 'legal', lowest, release).map((post) => post.release);
    expect(released(null)).toEqual([null, 90, null]);
    expect(released('held')).toEqual(['held', 90, null]);
    expect(normalisePosts('x', 'legal', lowest, 60)).toMatchObject([{ release: 60 }]);
  });

  test('a release that cannot be parsed is refused, because the post would appear immediately', () => {
    for (const release of ['soon', -1, true])
      expect(() => postsOf({ content: 'x', release })).toThrow(new Refusal('post.bad-release'));
  });
});

describe('missing counts', () => {
  test('missing counts are drawn from 200 to 1199, 20 to 219 and 5 to 84', () => {
    expect(normalisePosts('x', 'legal', lowest)).toMatchObject([drawn]);
    expect(normalisePosts('x', 'legal', highest)).toMatchObject([
      { likes: 1199, retweets: 219, replies: 84 },
    ]);
  });
});

describe('any input', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.anything().map((value) => JSON.stringify({ content: 'x', author: value, likes: value }) ?? ''),
  );

  /** Treats a refusal like an empty list. Any other error fails the test. */
  const postsOrRefusal = (content: string): Post[] => {
    try {
      return normalisePosts(content, 'social', lowest);
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };

  test('any input becomes posts with content, or is refused', () => {
    fc.assert(
      fc.property(typed, (content) => {
        const contents = postsOrRefusal(content).map((post) => post.content.trim());
        expect(contents).not.toContain('');
      }),
    );
  });

  const text = (maxLength: number) =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength })
      .filter((typed) => typed.trim() === typed && typed.length <= maxLength && !typed.includes('\0'));
  const authorName = text(50).filter((typed) => oneLine(typed) === typed);
  const post = fc.record({
    content: text(300),
    timestamp: fc.option(text(50)),
    author: fc.record({ name: authorName, handle: authorName, avatar: fc.option(fc.webUrl()) }),
    likes: fc.maxSafeNat(),
    retweets: fc.maxSafeNat(),
    replies: fc.maxSafeNat(),
    release: fc.oneof(fc.integer({ min: 1, max: 86_400 }), fc.constantFrom('held' as const, null)),
  });

  test('any input is stored unchanged if all posts are complete', () => {
    fc.assert(
      fc.property(fc.array(post, { minLength: 1, maxLength: 10 }), (posts) => {
        expect(postsOf(posts)).toEqual(posts);
      }),
    );
  });
});
