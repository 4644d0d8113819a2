import type { RunStatus } from './run-status.ts';

/**
 * The running time of a run: only time IN_PROGRESS counts (ruling 4.2). `running_ms` holds the closed intervals;
 * `last_start_time` (epoch ms) is where the open one began, null while the run stands still.
 */
export type RunClock = { status: RunStatus; running_ms: number; last_start_time: number | null };

/** What a stage's clock is made of; `entered_at_running_ms` is the run's running time when it reached the stage. */
export type StageClockFacts = {
  /** Null for a stage without a time limit. */
  duration_seconds: number | null;
  /** Time that the facilitator added. */
  extra_seconds: number;
  entered_at_running_ms: number;
};

export type StageClock = {
  duration_seconds: number;
  /** Whole seconds, rounded up. */
  remaining_seconds: number;
  /** The same to the millisecond: screens that count on from here all change at the same moment. */
  remaining_ms: number;
  running: boolean;
};

/** 15:30, the length of a stage whose author gave none (ruling 4.10). */
export const defaultStageSeconds = 930;

/** The time in ms that the run has been IN_PROGRESS by `now` (epoch ms); a clock that steps back takes none away. */
export function runningMs(clock: RunClock, now: number): number {
  if (clock.status !== 'IN_PROGRESS' || clock.last_start_time === null) return clock.running_ms;
  return clock.running_ms + Math.max(0, now - clock.last_start_time);
}

/** The clock once the run takes status `to` at `now` (epoch ms): entering IN_PROGRESS opens an interval, leaving closes it. */
export function withStatus(clock: RunClock, to: RunStatus, now: number): RunClock {
  if (to === clock.status) return clock;
  return {
    status: to,
    running_ms: runningMs(clock, now),
    last_start_time: to === 'IN_PROGRESS' ? now : null,
  };
}

/** When a run reached a stage and, once it has, left it again, in its running time. */
export type StageSpan = { entered_at_running_ms: number; left_at_running_ms: number | null };

/** The running time in ms that a stage of the run has lasted by `now` (epoch ms). */
export function stageRunningMs(
  { entered_at_running_ms, left_at_running_ms }: StageSpan,
  run: RunClock,
  now: number,
): number {
  return Math.max(0, (left_at_running_ms ?? runningMs(run, now)) - entered_at_running_ms);
}

/**
 * When (epoch ms) the running time of a run was `running`: exact while the interval is open in which it was; of an
 * earlier one it is not known how long the pauses were, and `earliest` stands for it.
 */
export function momentOf(running: number, clock: RunClock, earliest: number): number {
  if (clock.last_start_time === null || running < clock.running_ms) return earliest;
  return clock.last_start_time + running - clock.running_ms;
}

/**
 * The stage's countdown at `now` (epoch ms), or null where the stage has no limit (ruling 4.10). The duration
 * includes added time; the remainder stops at 0: nobody is cut off.
 */
export function stageClock(stage: StageClockFacts, run: RunClock, now: number): StageClock | null {
  if (stage.duration_seconds === null) return null;
  const duration_seconds = stage.duration_seconds + stage.extra_seconds;
  const elapsedMs = stageRunningMs({ ...stage, left_at_running_ms: null }, run, now);
  const remaining_ms = Math.max(0, duration_seconds * 1000 - elapsedMs);
  return {
    duration_seconds,
    remaining_seconds: Math.ceil(remaining_ms / 1000),
    remaining_ms,
    running: run.status === 'IN_PROGRESS',
  };
}
