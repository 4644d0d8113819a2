/** A stretch of time (epoch ms) in which a run was IN_PROGRESS; the one that it is in now has no end. */
export type Stretch = { began_at: number; ended_at: number | null };

/**
 * The running time in ms that a run had at the moment `at` (epoch ms): what its stretches cover of the time before.
 * A moment in a pause has the running time at which the pause began.
 */
export function runningMsAt(stretches: readonly Stretch[], at: number): number {
  return stretches.reduce(
    (sum, { began_at, ended_at }) => sum + Math.max(0, Math.min(at, ended_at ?? at) - began_at),
    0,
  );
}
