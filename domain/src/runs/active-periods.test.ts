import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActivePeriod, momentAt, runningMsAt } from './active-periods.ts';
import { type RunClock, runningMs, withStatus } from './run-clock.ts';

/** The active periods of a run that was started and paused alternately at these moments. */
const periodsOf = (moments: readonly number[]): ActivePeriod[] =>
  moments.flatMap((began_at, index) =>
    index % 2 === 0 ? [{ began_at, ended_at: moments[index + 1] ?? null }] : [],
  );

describe('the running time at a moment', () => {
  const activePeriods = periodsOf([100, 200, 500]);

  test('running time stops before the start and during a pause, and continues after it', () => {
    expect([50, 100, 150, 200, 400, 500, 560].map((at) => runningMsAt(activePeriods, at))).toEqual([
      0, 0, 50, 100, 100, 100, 160,
    ]);
  });

  test('the running time at a moment equals the run clock, with any pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 8 }), fc.nat(10_000), (gaps, at) => {
        const moments = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((a, b) => a + b, 0));
        let clock: RunClock = { status: 'DRAFT', running_ms: 0, last_start_time: null };
        for (const [index, moment] of moments.filter((one) => one <= at).entries())
          clock = withStatus(clock, index % 2 === 0 ? 'IN_PROGRESS' : 'PAUSED', moment);
        expect(runningMsAt(periodsOf(moments), at)).toBe(runningMs(clock, at));
      }),
    );
  });
});

describe('the moment of a running time', () => {
  const activePeriods = periodsOf([100, 200, 500]);

  test('a running time converts to the first moment at which the run had it', () => {
    expect([0, 50, 100, 101, 160].map((running) => momentAt(activePeriods, running))).toEqual([
      100, 150, 200, 501, 560,
    ]);
    expect(momentAt(periodsOf([100, 200]), 101)).toBeNull();
    expect(momentAt([], 0)).toBeNull();
  });

  test('a running time converted to a moment converts back to the same running time, with any pauses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 }),
        fc.nat(10_000),
        (gaps, running) => {
          const activePeriods = periodsOf(
            gaps.map((_, index) => gaps.slice(0, index + 1).reduce((a, b) => a + b, 0)),
          );
          const at = momentAt(activePeriods, running);
          const total = runningMsAt(activePeriods, Number.MAX_SAFE_INTEGER);
          expect(at === null ? total <= running : runningMsAt(activePeriods, at) === running).toBe(true);
        },
      ),
    );
  });
});
