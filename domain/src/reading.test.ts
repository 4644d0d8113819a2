import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRead, readPosts } from './reading.ts';

const ids = () => fc.array(fc.integer({ min: 1, max: 30 }));

test('what was read stays read, whatever comes after it and in whatever order it is told', () => {
  fc.assert(
    fc.property(ids(), ids(), ids(), (shown, first, second) => {
      const before = new Set(shown);
      const once = readPosts(readPosts([], first, before), second, before);
      expect(readPosts(readPosts([], second, before), first, before)).toEqual(once);
      expect(readPosts(once, first, before)).toEqual(once);
      for (const id of [...first, ...second]) expect(once.includes(id)).toBe(before.has(id));
      expect(countRead(once, before)).toBe(once.length);
      expect(once.length).toBeLessThanOrEqual(before.size);
    }),
  );
});

test('a post that was taken back counts as read no longer', () => {
  expect(readPosts([4, 7], [9], new Set([4, 9]))).toEqual([4, 9]);
  expect(countRead([4, 7], new Set([4, 9]))).toBe(1);
});
