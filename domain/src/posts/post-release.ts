import { type ActivePeriod, momentAt, runningMsAt } from '../runs/active-periods.ts';

/**
 * The moment at which a post appears in its room: with its stage (null), a number of seconds of running time after the
 * start of its stage, or when a facilitator releases it (`held`).
 */
export type Release = number | 'held' | null;

/** The latest release time in seconds: one day of running time. */
export const maxReleaseSeconds = 86_400;

/** The release of a post in a run. */
export type PostInRun = {
  release: Release;
  /** Seconds of running time from the start of its stage until a facilitator released it; null if none did. */
  released_after: number | null;
};

/**
 * Parses the release that an author wrote in JSON: a whole number of seconds, a time such as `5:30`, `held`, or nothing for
 * a post that appears with its stage. Returns undefined for anything else, and for times later than a day.
 */
export function readRelease(value: unknown): Release | undefined {
  if (value === undefined || value === null) return null;
  if (value === 'held') return 'held';
  const seconds = typeof value === 'string' ? clockSeconds(value) : value;
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return undefined;
  if (seconds < 0 || seconds > maxReleaseSeconds) return undefined;
  return seconds === 0 ? null : seconds;
}

/** Parses `5:30` or `1:05:30` into seconds; undefined for anything else. */
function clockSeconds(value: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)$/.exec(value.trim());
  if (parts === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Returns whether its room can see a post when its stage has lasted `stageMs` (running time in ms). A post that a
 * facilitator has released stays released.
 */
export function isReleased({ release, released_after }: PostInRun, stageMs: number): boolean {
  return released_after !== null || (release !== 'held' && (release ?? 0) * 1000 <= stageMs);
}

/** Returns the running time in ms until this post appears on its own; null if it is released or held. */
export function untilRelease(post: PostInRun, stageMs: number): number | null {
  return typeof post.release !== 'number' || isReleased(post, stageMs) ? null : post.release * 1000 - stageMs;
}

/** Returns the running time in ms until the next of these posts appears on its own; null if none will. */
export function untilNextRelease(posts: readonly PostInRun[], stageMs: number): number | null {
  const delays = posts.map((post) => untilRelease(post, stageMs)).filter((delay) => delay !== null);
  return delays.length === 0 ? null : Math.min(...delays);
}

/** Returns the seconds of running time from the start of its stage until a released post appeared. */
export function releasedAfter({ release, released_after }: PostInRun): number {
  return released_after ?? (typeof release === 'number' ? release : 0);
}

/** A stage of a run, from `entered_at` to `until`: the moment at which it was closed, or now (epoch ms). */
export type StageInTime = { entered_at: number; until: number; activePeriods: readonly ActivePeriod[] };

/**
 * Returns the moment (epoch ms) at which a post appeared in its room. Null if it never did: it was held to the end, its
 * release time was after the end of the stage, or it was written after the stage.
 */
export function appearedAt(
  { release, released_at, created_at }: { release: Release; released_at: number | null; created_at: number },
  { entered_at, until, activePeriods }: StageInTime,
): number | null {
  if (released_at !== null) return released_at;
  if (release === 'held') return null;
  const dueAt =
    release === null
      ? entered_at
      : momentAt(activePeriods, runningMsAt(activePeriods, entered_at) + release * 1000);
  if (dueAt === null) return null;
  const at = Math.max(dueAt, created_at);
  return at <= until ? at : null;
}
