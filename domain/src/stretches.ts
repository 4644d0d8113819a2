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

/** The first moment (epoch ms) at which a run had so much running time; null where it had not so much yet, or never. */
export function momentAt(stretches: readonly Stretch[], running: number): number | null {
  let before = 0;
  for (const { began_at, ended_at } of stretches) {
    const at = began_at + running - before;
    if (ended_at === null || at <= ended_at) return at;
    before += ended_at - began_at;
  }
  return null;
}
