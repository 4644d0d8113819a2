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

/** For so long, in seconds, the same words to the same people are the same announcement. */
const repeatSeconds = 60;

/**
 * Since when (epoch ms) words that stand already are the same announcement at `now`: a press too many, or an answer that got lost
 * on the line. Only those of the stage that began at `stageBegan` (epoch ms), null for the first, to which also belongs what was
 * said before the start.
 */
export function repeatedSince(stageBegan: number | null, now: number): number {
  return Math.max(stageBegan ?? 0, now - repeatSeconds * 1000);
}
