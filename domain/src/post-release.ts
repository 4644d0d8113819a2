import { momentAt, runningMsAt, type Stretch } from './stretches.ts';

/**
 * When a room gets to see a post: with its stage (null), so many seconds of running time after the start of its stage,
 * or once a facilitator releases it (`held`).
 */
export type Release = number | 'held' | null;

/** The latest release time, in seconds: a day of running time. */
export const maxReleaseSeconds = 86_400;

/** A post as it stands in a run. */
export type PostInRun = {
  release: Release;
  /** Seconds of running time after the start of its stage at which a facilitator put it before its room; null for never. */
  released_after: number | null;
};

/**
 * The release that an author wrote into JSON: seconds as a whole number, minutes and seconds as `5:30`, `held`, or
 * nothing for a post that is there with its stage. Undefined for what is none of these, or later than a day.
 */
export function readRelease(written: unknown): Release | undefined {
  if (written === undefined || written === null) return null;
  if (written === 'held') return 'held';
  const seconds = typeof written === 'string' ? clockSeconds(written) : written;
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return undefined;
  if (seconds < 0 || seconds > maxReleaseSeconds) return undefined;
  return seconds === 0 ? null : seconds;
}

/** The seconds in `5:30` or `1:05:30`; undefined for anything else. */
function clockSeconds(written: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)$/.exec(written.trim());
  if (parts === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Whether a post is before its room once its stage has lasted `stageMs` (running time, in ms). What a facilitator has
 * released stays released.
 */
export function isReleased({ release, released_after }: PostInRun, stageMs: number): boolean {
  return released_after !== null || (release !== 'held' && (release ?? 0) * 1000 <= stageMs);
}

/** The running time in ms until this post appears by itself; null for one that is there, or that is held. */
export function untilRelease(post: PostInRun, stageMs: number): number | null {
  return typeof post.release !== 'number' || isReleased(post, stageMs) ? null : post.release * 1000 - stageMs;
}

/** The running time in ms until the next of these posts appears by itself; null where none will. */
export function untilNextRelease(posts: readonly PostInRun[], stageMs: number): number | null {
  const waits = posts.map((post) => untilRelease(post, stageMs)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.min(...waits);
}

/** Seconds of running time into its stage at which a post that is before its room got there. */
export function releasedAfter({ release, released_after }: PostInRun): number {
  return released_after ?? (typeof release === 'number' ? release : 0);
}

/** A stage of a run as its posts appeared in it: from `entered_at` `until` it was closed, or until now (epoch ms). */
export type StageInTime = { entered_at: number; until: number; stretches: readonly Stretch[] };

/**
 * When (epoch ms) a post appeared before its room; null for one that never did: held to the end, too late for its stage, or
 * written when the stage was over.
 */
export function appearedAt(
  { release, released_at, created_at }: { release: Release; released_at: number | null; created_at: number },
  { entered_at, until, stretches }: StageInTime,
): number | null {
  if (released_at !== null) return released_at;
  if (release === 'held') return null;
  const due =
    release === null ? entered_at : momentAt(stretches, runningMsAt(stretches, entered_at) + release * 1000);
  if (due === null) return null;
  const at = Math.max(due, created_at);
  return at <= until ? at : null;
}
