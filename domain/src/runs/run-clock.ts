import type { RunStatus } from './run-status.ts';

/**
 * The running time of a run: only time IN_PROGRESS counts. `running_ms` is the sum of the finished intervals.
 * `last_start_time` (epoch ms) is the start of the current interval; null unless the run is IN_PROGRESS.
 */
export type RunClock = { status: RunStatus; running_ms: number; last_start_time: number | null };

/** Input of a stage clock. `entered_at_running_ms` is the running time of the run when it entered the stage. */
export type StageClockFacts = {
  /** The length that the author gave the stage; null for none. */
  duration_seconds: number | null;
  /** The length that the facilitator has set, which replaces the author's; null if not set. */
  set_seconds: number | null;
  /** Time added by the facilitator. */
  extra_seconds: number;
  /** Until a stage begins, its clock stands at its full length. */
  has_begun: boolean;
  entered_at_running_ms: number;
};

/** The range to which a facilitator can set the time left in a stage, in seconds. People get at least a minute's notice. */
export const remainingTime = { least: 60, most: 86_400 } as const;

export type StageClock = {
  duration_seconds: number;
  /** Whole seconds, rounded up. */
  remaining_seconds: number;
  /** The same in ms, so that the countdowns of all screens change at the same moment. */
  remaining_ms: number;
  running: boolean;
};

/** The default length of a stage in seconds: 15:30. */
export const defaultStageSeconds = 930;

/** Returns the running time in ms at `now` (epoch ms). It doesn't shrink if the server's clock steps back. */
export function runningMs(clock: RunClock, now: number): number {
  if (clock.status !== 'IN_PROGRESS' || clock.last_start_time === null) return clock.running_ms;
  return clock.running_ms + Math.max(0, now - clock.last_start_time);
}

/** Returns the clock after a change of status at `now` (epoch ms): IN_PROGRESS starts an interval, any other ends it. */
export function withStatus(clock: RunClock, to: RunStatus, now: number): RunClock {
  if (to === clock.status) return clock;
  return {
    status: to,
    running_ms: runningMs(clock, now),
    last_start_time: to === 'IN_PROGRESS' ? now : null,
  };
}

/** The running time at which a run entered a stage, and at which it left it; null while it is there. */
export type StageSpan = { entered_at_running_ms: number; left_at_running_ms: number | null };

/** Returns the running time in ms that a stage has lasted at `now` (epoch ms). */
export function stageRunningMs(
  { entered_at_running_ms, left_at_running_ms }: StageSpan,
  run: RunClock,
  now: number,
): number {
  return Math.max(0, (left_at_running_ms ?? runningMs(run, now)) - entered_at_running_ms);
}

/**
 * Returns the moment (epoch ms) at which a run had the running time `running` (ms). The result is exact within the current
 * interval. For earlier intervals the length of the pauses is unknown, and the result is `earliest`.
 */
export function momentOf(running: number, clock: RunClock, earliest: number): number {
  if (clock.last_start_time === null || running < clock.running_ms) return earliest;
  return clock.last_start_time + running - clock.running_ms;
}

/**
 * Returns the total length in seconds that leaves a stage `remaining` seconds at `now` (epoch ms). Adds the whole seconds that
 * have passed, so the countdown shows `remaining`.
 */
export function lengthFor(
  remaining: number,
  entered_at_running_ms: number,
  run: RunClock,
  now: number,
): number {
  const elapsedMs = stageRunningMs({ entered_at_running_ms, left_at_running_ms: null }, run, now);
  return Math.floor(elapsedMs / 1000) + remaining;
}

/** Returns the length of a stage in seconds, with all time that was added; null if it has no limit. */
export function stageLength({
  duration_seconds,
  set_seconds,
  extra_seconds,
}: Pick<StageClockFacts, 'duration_seconds' | 'set_seconds' | 'extra_seconds'>): number | null {
  const length = set_seconds ?? duration_seconds;
  return length === null ? null : length + extra_seconds;
}

/**
 * Returns the countdown of a stage at `now` (epoch ms), or null if the stage has no time limit. The duration includes added
 * time. The countdown stops at 0; people can still vote then.
 */
export function stageClock(stage: StageClockFacts, run: RunClock, now: number): StageClock | null {
  const duration_seconds = stageLength(stage);
  if (duration_seconds === null) return null;
  const elapsedMs = stage.has_begun ? stageRunningMs({ ...stage, left_at_running_ms: null }, run, now) : 0;
  const remaining_ms = Math.max(0, duration_seconds * 1000 - elapsedMs);
  return {
    duration_seconds,
    remaining_seconds: Math.ceil(remaining_ms / 1000),
    remaining_ms,
    running: stage.has_begun && run.status === 'IN_PROGRESS',
  };
}
