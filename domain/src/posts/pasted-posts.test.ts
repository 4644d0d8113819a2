import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { personas } from '../rooms/rooms.ts';
import { understandPosts } from './pasted-posts.ts';
import { maxPostLength, normalisePosts } from './posts.ts';

const understand = (text: string) => understandPosts(text, 'legal');
const persona = { name: personas.legal.name, handle: personas.legal.handle, avatar: null };

describe('a text for a room', () => {
  test('a text for a room can be blank or plain text', () => {
    expect(understand(' \n')).toEqual({ kind: 'blank' });
    expect(understand('The bridge is closed.')).toEqual({ kind: 'text' });
    expect(understand('42')).toEqual({ kind: 'text' });
  });

  test('a text for a room can be one post or a list of posts in JSON', () => {
    const author = { name: 'City Court', handle: '@court' };
    expect(understand('{"content": "We sit tonight."}')).toEqual({
      kind: 'posts',
      posts: [{ content: 'We sit tonight.', timestamp: null, author: persona, release: null }],
    });
    expect(
      understand(JSON.stringify([{ content: 'One', timestamp: '2h ago', author }, { content: 'Two' }])),
    ).toEqual({
      kind: 'posts',
      posts: [
        { content: 'One', timestamp: '2h ago', author: { ...author, avatar: null }, release: null },
        { content: 'Two', timestamp: null, author: persona, release: null },
      ],
    });
  });

  test.each([
    ['[\n{"content": "a"}\n{"content": "b"}\n]', [{ line: 3, message: "A comma or ] is expected, not '{'" }]],
    ['{\n"content": 5}', [{ line: 2, message: 'The "content" of a post is a text in "quotes"' }]],
    [
      '[\n{"content": "a"},\n{"content" "b"}]',
      [{ line: 3, post: 2, message: 'A colon is missing after "content"' }],
    ],
    ['[]', [{ line: 1, message: 'This list is empty' }]],
    [
      '[\n"a",\n{"content": "b"},\n{"text": "c"},\n{\n"content": 5}]',
      [
        { line: 2, post: 1, message: 'This is not a post: a post stands in { and }' },
        { line: 4, post: 3, message: 'This post has no "content"' },
        { line: 6, post: 4, message: 'The "content" of a post is a text in "quotes"' },
      ],
    ],
    [
      '[\n{"content" "a"},\n{"content": "b"}\n{"content": "c},\n{"content": "d"},\n{"content": 5 5}\n]',
      [
        { line: 2, post: 1, message: 'A colon is missing after "content"' },
        { line: 4, message: "A comma or ] is expected, not '{'" },
        { line: 4, post: 3, message: 'This text is not closed with "; a new line inside it is written \\n' },
        { line: 6, post: 5, message: "A comma or } is expected, not '5'" },
      ],
    ],
    [
      '[\n{"content": 5},\n{"content": " ",\n"release": "soon"}]',
      [
        { line: 2, post: 1, message: 'The "content" of a post is a text in "quotes"' },
        { line: 3, post: 2, message: 'A post needs some text' },
        { line: 4, post: 2, message: expect.stringMatching(/^The "release" of a post/) },
      ],
    ],
  ])('a text for a room with broken JSON is reported with line and post: %j', (text, problems) => {
    expect(understand(text)).toMatchObject({ kind: 'broken', problems });
  });

  test('a refused text for a room is reported with line and post', () => {
    expect(understand('[{"content": "a"},\n{"content": " "}]')).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, post: 2, message: 'A post needs some text' }],
    });
    expect(understand('x'.repeat(maxPostLength + 1))).toMatchObject({
      kind: 'refused',
      problems: [{ line: 1, message: 'A post can have at most 10,000 characters' }],
    });
    const many = `[${Array.from({ length: 101 }, (_, index) => `{"content": "${index}"}`).join(',\n')}]`;
    expect(understand(many)).toMatchObject({
      kind: 'refused',
      problems: [{ line: 101, post: 101, message: 'At most 100 posts can be added at once' }],
    });
  });

  test('a text for a room is shown as it will be stored', () => {
    const post = fc.record(
      {
        content: fc.oneof(fc.string(), fc.integer()),
        timestamp: fc.string(),
        author: fc.constant({ name: 'A' }),
        release: fc.constantFrom(90, '5:30', 'held', 'soon'),
      },
      { requiredKeys: [] },
    );
    const typed = fc.oneof(
      fc.string(),
      fc.oneof(post, fc.array(post, { maxLength: 4 })).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(resultOf(text)).toEqual(storedFrom(text));
      }),
    );
  });
});

/** The posts that `understandPosts` announces for a text, or `refused`. */
function resultOf(text: string) {
  const understood = understand(text);
  if (understood.kind === 'blank' || understood.kind === 'refused') return 'refused';
  if (understood.kind === 'posts') return understood.posts;
  return [{ content: text, timestamp: null, author: persona, release: null }];
}

function storedFrom(text: string) {
  try {
    const posts = normalisePosts(text, 'legal', () => 0);
    return posts.map(({ content, timestamp, author, release }) => ({ content, timestamp, author, release }));
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}
