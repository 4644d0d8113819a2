/**
 * In which of its stages a run was at the moment `at` (epoch ms), as the place in `entered`: when it came into each, in
 * order. Before the first it counts as there, so that what is said to those who wait goes with them into the first stage.
 */
export function stageAt(entered: readonly number[], at: number): number {
  return Math.max(
    0,
    entered.findLastIndex((moment) => moment <= at),
  );
}
