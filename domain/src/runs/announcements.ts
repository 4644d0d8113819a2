/**
 * Returns the index of the stage in which a run was at the moment `at` (epoch ms). `entryTimes` holds the moments at which
 * the run entered its stages, in order. A moment before the first counts as stage 0, so an announcement to people who wait
 * for the start is still visible in the first stage.
 */
export function stageAt(entryTimes: readonly number[], at: number): number {
  return Math.max(
    0,
    entryTimes.findLastIndex((moment) => moment <= at),
  );
}
