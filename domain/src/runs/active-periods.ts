/** An interval (epoch ms) in which a run was IN_PROGRESS. The current interval has no end. */
export type ActivePeriod = { began_at: number; ended_at: number | null };

/**
 * Returns the running time in ms at the moment `at` (epoch ms): the time before it that is covered by active periods. It stays
 * the same during a pause.
 */
export function runningMsAt(activePeriods: readonly ActivePeriod[], at: number): number {
  return activePeriods.reduce(
    (sum, { began_at, ended_at }) => sum + Math.max(0, Math.min(at, ended_at ?? at) - began_at),
    0,
  );
}

/** Returns the first moment (epoch ms) at which a run has the running time `running` (ms); null if it never reached it. */
export function momentAt(activePeriods: readonly ActivePeriod[], running: number): number | null {
  let before = 0;
  for (const { began_at, ended_at } of activePeriods) {
    const at = began_at + running - before;
    if (ended_at === null || at <= ended_at) return at;
    before += ended_at - began_at;
  }
  return null;
}
