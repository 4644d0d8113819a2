/** The value that `share` (0 to 1) of the values do not pass, by nearest rank. Throws where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There is nothing to take a percentile of');
  return found;
}

/** The value in the middle; of an even number of values half way between the two. */
export function median(values: readonly number[]): number {
  const above = -percentile(
    values.map((value) => -value),
    0.5,
  );
  return (percentile(values, 0.5) + above) / 2;
}
