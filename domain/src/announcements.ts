/**
 * Returns the index of the stage in which a run was at the moment `at` (epoch ms). `entered` holds the moments at which
 * the run entered its stages, in order. A moment before the first counts as stage 0, so an announcement to people who wait
 * for the start is still visible in the first stage.
 */
export function stageAt(entered: readonly number[], at: number): number {
  return Math.max(
    0,
    entered.findLastIndex((moment) => moment <= at),
  );
}

/** The time in seconds during which the same text to the same people counts as one announcement. */
const repeatSeconds = 60;

/**
 * Returns the moment (epoch ms) since which an identical announcement makes a new one at `now` (epoch ms) a repeat: a
 * double click, or a retry after a lost response. The window never reaches back before `stageBegan` (epoch ms), the start
 * of the current stage. It is null for the first stage, which includes the time before the run started.
 */
export function repeatedSince(stageBegan: number | null, now: number): number {
  return Math.max(stageBegan ?? 0, now - repeatSeconds * 1000);
}
