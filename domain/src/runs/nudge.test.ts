import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { judgeNudge, msUntilNextNudge, nudgeIntervalSeconds } from './nudge.ts';

const waiting = { status: 'IN_PROGRESS', nudged_at: null, missing: 2 } as const;

test('missing voters can be nudged while the run is in progress', () => {
  expect(() => judgeNudge(waiting, 0)).not.toThrow();
  expect(() => judgeNudge({ ...waiting, status: 'PAUSED' }, 0)).toThrow(new Refusal('run.not-in-progress'));
  expect(() => judgeNudge({ ...waiting, missing: 0 }, 0)).toThrow(new Refusal('nudge.nobody-missing'));
});

test('a second nudge is refused for 30 seconds', () => {
  const nudged = { ...waiting, nudged_at: 1_000 };
  expect(() => judgeNudge(nudged, 1_000)).toThrow(new Refusal('nudge.too-soon', { seconds: 30 }));
  expect(() => judgeNudge(nudged, 30_999)).toThrow(new Refusal('nudge.too-soon', { seconds: 1 }));
  expect(() => judgeNudge(nudged, 31_000)).not.toThrow();
});

test('the wait for the next nudge is never longer than 30 seconds, even if the clock steps back', () => {
  fc.assert(
    fc.property(fc.option(fc.nat()), fc.nat(), (nudged_at, now) => {
      const waitMs = msUntilNextNudge(nudged_at, now);
      expect(waitMs).toBeGreaterThanOrEqual(0);
      expect(waitMs).toBeLessThanOrEqual(nudgeIntervalSeconds * 1000);
    }),
  );
});
