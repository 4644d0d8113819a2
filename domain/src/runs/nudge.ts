import { refuse } from '../refusal.ts';
import type { RunStatus } from './run-status.ts';

/** The minimum time between two nudges in seconds. */
export const nudgeIntervalSeconds = 30;

/**
 * Judges a nudge to missing voters at `now` (epoch ms). `nudged_at` is the time (epoch ms) of the last nudge in this stage,
 * or null; `missing` is the number of missing voters. Refuses `run.not-in-progress`, `nudge.nobody-missing` and
 * `nudge.too-soon`.
 */
export function judgeNudge(
  { status, nudged_at, missing }: { status: RunStatus; nudged_at: number | null; missing: number },
  now: number,
): void {
  if (status !== 'IN_PROGRESS') refuse('run.not-in-progress');
  if (missing === 0) refuse('nudge.nobody-missing');
  const seconds = Math.ceil(msUntilNextNudge(nudged_at, now) / 1000);
  if (seconds > 0) refuse('nudge.too-soon', { seconds });
}

/**
 * Returns the time in ms until the next nudge is allowed. The result is capped at the minimum time between nudges, in case
 * the clock has stepped back.
 */
export function msUntilNextNudge(nudged_at: number | null, now: number): number {
  if (nudged_at === null) return 0;
  return Math.min(nudgeIntervalSeconds * 1000, Math.max(0, nudged_at + nudgeIntervalSeconds * 1000 - now));
}
