import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stageAt } from './announcements.ts';

test('an announcement belongs to the latest stage that has begun, or to the first before the start', () => {
  const entered = [100, 200, 300];
  expect([0, 99, 100, 199, 200, 299, 300, 9_999].map((at) => stageAt(entered, at))).toEqual([
    0, 0, 0, 0, 1, 1, 2, 2,
  ]);
  expect(stageAt([], 100)).toBe(0);
});

test('a later announcement never belongs to an earlier stage', () => {
  const moments = fc.array(fc.nat()).map((times) => times.sort((a, b) => a - b));
  fc.assert(
    fc.property(moments, fc.nat(), fc.nat(), (entered, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(stageAt(entered, early)).toBeLessThanOrEqual(stageAt(entered, late));
      const begun = entered.filter((moment) => moment <= late).length;
      expect(stageAt(entered, late)).toBe(Math.max(0, begun - 1));
    }),
  );
});
