import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultStageSeconds,
  lengthFor,
  momentOf,
  type RunClock,
  runningMs,
  stageClock,
  stageRunningMs,
  withStatus,
} from './run-clock.ts';
import { runStatuses } from './run-status.ts';

const start = 1_750_000_000_000;
const draft: RunClock = { status: 'DRAFT', running_ms: 0, last_start_time: null };
const started = withStatus(draft, 'IN_PROGRESS', start);

const steps = fc.array(fc.record({ to: fc.constantFrom(...runStatuses), waits: fc.nat(3_600_000) }));

describe('the running time of a run', () => {
  test('the running time of a run is 0 until the run starts', () => {
    expect(runningMs(draft, start)).toBe(0);
  });

  test('the running time of a run grows while the run is in progress and stops while it is paused', () => {
    const paused = withStatus(started, 'PAUSED', start + 5_000);
    expect(paused).toEqual({ status: 'PAUSED', running_ms: 5_000, last_start_time: null });
    expect(runningMs(paused, start + 60_000)).toBe(5_000);
    const resumed = withStatus(paused, 'IN_PROGRESS', start + 60_000);
    expect(runningMs(resumed, start + 61_000)).toBe(6_000);
  });

  test('the running time of a run does not change when the run keeps its status', () => {
    expect(withStatus(started, 'IN_PROGRESS', start + 9_000)).toBe(started);
  });

  test('the running time of a run never shrinks when the clock of the server steps back', () => {
    const paused = withStatus({ ...started, running_ms: 7_000 }, 'PAUSED', start - 60_000);
    expect(paused.running_ms).toBe(7_000);
  });

  test('the running time of a run is the sum of the intervals in progress, for any sequence of statuses', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        let clock = draft;
        let now = start;
        let expected = 0;
        for (const { to, waits } of changes) {
          clock = withStatus(clock, to, now);
          now += waits;
          if (to === 'IN_PROGRESS') expected += waits;
          expect(runningMs(clock, now)).toBe(expected);
          expect(clock.last_start_time === null).toBe(clock.status !== 'IN_PROGRESS');
        }
      }),
    );
  });
});

describe('the running time of a stage', () => {
  const second = { entered_at_running_ms: 4_000, left_at_running_ms: null };

  test('the running time of a stage counts from entering the stage until leaving it, without pauses', () => {
    const paused = withStatus(started, 'PAUSED', start + 5_000);
    expect(stageRunningMs(second, started, start + 4_500)).toBe(500);
    expect(stageRunningMs(second, paused, start + 60_000)).toBe(1_000);
    expect(stageRunningMs({ ...second, left_at_running_ms: 9_000 }, started, start + 60_000)).toBe(5_000);
    expect(stageRunningMs(second, started, start)).toBe(0);
  });

  test('a running time can be converted back to a moment within the current interval', () => {
    const paused = withStatus(started, 'PAUSED', start + 5_000);
    const resumed = withStatus(paused, 'IN_PROGRESS', start + 60_000);
    expect(momentOf(runningMs(resumed, start + 61_000), resumed, 0)).toBe(start + 61_000);
    expect(momentOf(4_000, resumed, start + 4_000)).toBe(start + 4_000);
    expect(momentOf(4_000, paused, start + 4_000)).toBe(start + 4_000);
  });
});

describe('the clock of a stage', () => {
  const stage = {
    duration_seconds: defaultStageSeconds,
    set_seconds: null,
    extra_seconds: 0,
    has_begun: true,
    entered_at_running_ms: 0,
  };

  test('the clock of a stage starts at 15:30 by default', () => {
    expect(stageClock(stage, started, start)).toEqual({
      duration_seconds: 930,
      remaining_seconds: 930,
      remaining_ms: 930000,
      running: true,
    });
  });

  test('the clock of a stage is null for a stage without a time limit', () => {
    expect(stageClock({ ...stage, duration_seconds: null, extra_seconds: 60 }, started, start)).toBeNull();
  });

  test('the clock of a stage counts from the moment at which the run entered the stage', () => {
    const later = { ...stage, entered_at_running_ms: 100_000 };
    expect(stageClock(later, started, start + 110_000)?.remaining_seconds).toBe(920);
  });

  test('the clock of a stage rounds up to whole seconds, and shows 0 after the end', () => {
    expect(stageClock(stage, started, start + 1)?.remaining_seconds).toBe(930);
    expect(stageClock(stage, started, start + 929_999)?.remaining_seconds).toBe(1);
    expect(stageClock(stage, started, start + 930_000)?.remaining_seconds).toBe(0);
    expect(stageClock(stage, started, start + 999_999)?.remaining_seconds).toBe(0);
  });

  test('the clock of a stage stops while the run is paused', () => {
    const paused = withStatus(started, 'PAUSED', start + 30_000);
    const clock = { duration_seconds: 930, remaining_seconds: 900, remaining_ms: 900000, running: false };
    expect(stageClock(stage, paused, start + 30_000)).toEqual(clock);
    expect(stageClock(stage, paused, start + 300_000)).toEqual(clock);
  });

  test('the clock of a stage stands at its full length until the stage begins', () => {
    const revealed = { ...stage, has_begun: false, extra_seconds: 60 };
    const clock = { duration_seconds: 990, remaining_seconds: 990, remaining_ms: 990_000, running: false };
    expect(stageClock(revealed, started, start + 30_000)).toEqual(clock);
  });

  test('the clock of a stage includes the time that the facilitator adds', () => {
    expect(stageClock({ ...stage, extra_seconds: 120 }, started, start + 30_000)).toEqual({
      duration_seconds: 1050,
      remaining_seconds: 1020,
      remaining_ms: 1020000,
      running: true,
    });
  });

  test('the clock of a stage never goes up or below 0 during a run', () => {
    fc.assert(
      fc.property(steps, fc.nat(7200), (changes, duration_seconds) => {
        let clock = draft;
        let now = start;
        let before = duration_seconds;
        for (const { to, waits } of changes) {
          clock = withStatus(clock, to, now);
          now += waits;
          const remaining = stageClock({ ...stage, duration_seconds }, clock, now)?.remaining_seconds;
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(remaining).toBeLessThanOrEqual(before);
          before = remaining ?? 0;
        }
      }),
    );
  });

  test('the clock of a stage has the length that leaves the time set by the facilitator', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 86_400 }), fc.nat(7_200_000), (remaining, passed) => {
        const now = start + passed;
        const set_seconds = lengthFor(remaining, 0, started, now);
        for (const duration_seconds of [null, 60, 3_600])
          expect(
            stageClock({ ...stage, duration_seconds, set_seconds }, started, now)?.remaining_seconds,
          ).toBe(remaining);
      }),
    );
  });
});
