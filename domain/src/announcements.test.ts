import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAnnouncement, stageAt } from './announcements.ts';
import { Refusal } from './refusal.ts';

test('what is said belongs to the stage that has begun by then, what is said before the first to the first', () => {
  const entered = [100, 200, 300];
  expect([0, 99, 100, 199, 200, 299, 300, 9_999].map((at) => stageAt(entered, at))).toEqual([
    0, 0, 0, 0, 1, 1, 2, 2,
  ]);
  expect(stageAt([], 100)).toBe(0);
});

test('who says something later is never in an earlier stage', () => {
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

describe('an announcement', () => {
  const last = { content: 'Lunch is at noon', created_at: 1_000_000 };
  const judged = (content: string, seconds: number) =>
    judgeAnnouncement({ status: 'IN_PROGRESS', last }, content, last.created_at + seconds * 1000);

  test('in the words of the last one is that one for a minute', () => {
    expect([0, 30, 60].map((seconds) => judged('Lunch is at noon', seconds))).toEqual(
      Array(3).fill('repeat'),
    );
    expect(judged('Lunch is at noon', 60.001)).toBe('new');
  });

  test('in other words, or the first, is a new one', () => {
    expect(judged('Lunch is at one', 0)).toBe('new');
    expect(judgeAnnouncement({ status: 'DRAFT', last: null }, 'Lunch is at noon', 0)).toBe('new');
  });

  test('comes too late for a run that is over', () => {
    for (const status of ['COMPLETED', 'ENDED'] as const)
      expect(() => judgeAnnouncement({ status, last }, 'Lunch is at noon', 0)).toThrow(
        new Refusal('run.is-over'),
      );
  });
});
