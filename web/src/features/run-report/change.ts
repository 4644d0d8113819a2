import { numberFormat } from '../../lib/number-format.ts';

/**
 * Returns the difference of two means as `+0.6`, `−0.2` or `0.0`, or an empty text if one is missing. Both are rounded
 * first, so that the difference matches the numbers on the screen.
 */
export function changeOf(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const change = Math.round(Number(after.toFixed(1)) * 10) - Math.round(Number(before.toFixed(1)) * 10);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${numberFormat().tenths(Math.abs(change) / 10)}`;
}
