import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRead, readPosts } from './reading.ts';

const ids = () => fc.array(fc.integer({ min: 1, max: 30 }));

test('a post that was read stays read, in any order of reports', () => {
  fc.assert(
    fc.property(ids(), ids(), ids(), (shown, first, second) => {
      const visible = new Set(shown);
      const once = readPosts(readPosts([], first, visible), second, visible);
      expect(readPosts(readPosts([], second, visible), first, visible)).toEqual(once);
      expect(readPosts(once, first, visible)).toEqual(once);
      for (const id of [...first, ...second]) expect(once.includes(id)).toBe(visible.has(id));
      expect(countRead(once, visible)).toBe(once.length);
      expect(once.length).toBeLessThanOrEqual(visible.size);
    }),
  );
});

test('a deleted post no longer counts as read', () => {
  expect(readPosts([4, 7], [9], new Set([4, 9]))).toEqual([4, 9]);
  expect(countRead([4, 7], new Set([4, 9]))).toBe(1);
});
