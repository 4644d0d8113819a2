import { refuse } from './refusal.ts';
import type { RunStatus } from './run-status.ts';

/** So long, in seconds, those who are missing are left alone after a nudge. */
export const nudgeRestSeconds = 30;

/**
 * Judges a nudge to those whose final decision is missing, at `now` (epoch ms); `nudged_at` is when those of this stage
 * were nudged last, or null. Refuses `run.not-in-progress`, `nudge.nobody-missing` and `nudge.too-soon`.
 */
export function judgeNudge(
  { status, nudged_at, missing }: { status: RunStatus; nudged_at: number | null; missing: number },
  now: number,
): void {
  if (status !== 'IN_PROGRESS') refuse('run.not-in-progress');
  if (missing === 0) refuse('nudge.nobody-missing');
  const seconds = Math.ceil(nudgeRestMs(nudged_at, now) / 1000);
  if (seconds > 0) refuse('nudge.too-soon', { seconds });
}

/** How long in ms nobody can be nudged again yet; a clock that steps back does not make it longer. */
export function nudgeRestMs(nudged_at: number | null, now: number): number {
  if (nudged_at === null) return 0;
  return Math.min(nudgeRestSeconds * 1000, Math.max(0, nudged_at + nudgeRestSeconds * 1000 - now));
}
