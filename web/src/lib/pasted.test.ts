import { describe, expect, test } from 'vitest';
import { postsOf, sayFound, sayPlace, withoutFence } from './pasted.ts';

const persona = { name: 'The Economist', handle: '@economist' };
const post = (timestamp: string | null) => ({
  content: 'a',
  timestamp,
  author: { ...persona, avatar: null },
  release: null,
});

test('only the code fence around a pasted answer is removed', () => {
  expect(withoutFence('```json\n[\n1]\n```\n')).toBe('[\n1]');
  expect(withoutFence('\n```\n{}\n```')).toBe('{}');
  for (const text of ['[1]', 'Use ```code``` here', '```json\n[1]']) expect(withoutFence(text)).toBe(text);
});

test('a pasted text is shown as the posts that it will become', () => {
  expect(postsOf('Bread is dear', 'economic', persona)).toEqual([
    { content: 'Bread is dear', author: persona },
  ]);
  expect(postsOf('[{"content": "a"}, {"content": "b"}]', 'economic', persona)).toMatchObject([
    { content: 'a', author: persona },
    { content: 'b', author: persona },
  ]);
});

describe('posts that were found', () => {
  test.each([
    [[post('2h ago')], '1 post found.', ''],
    [[post('1h'), post(null)], '2 posts found.', 'A post without a “timestamp” shows when it appeared.'],
  ])('the pasted posts are counted in a sentence: %#', (posts, found, times) => {
    expect(sayFound(posts)).toEqual([found, times]);
  });
});

test('the place of a problem names the post if there are several', () => {
  expect(sayPlace({ line: 17, post: 3 })).toBe('Post 3, line 17');
  expect(sayPlace({ line: 17 })).toBe('Line 17');
});
