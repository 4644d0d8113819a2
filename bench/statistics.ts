/** Returns the nearest-rank percentile: the value that `share` (0 to 1) of the values don't exceed. Throws if empty. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There are no values');
  return found;
}

/** Returns the median: the middle value, or the mean of the two middle values. Throws if empty. */
export function median(values: readonly number[]): number {
  const above = -percentile(
    values.map((value) => -value),
    0.5,
  );
  return (percentile(values, 0.5) + above) / 2;
}
