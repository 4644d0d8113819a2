import { numberFormat } from '../../lib/number-format.ts';

/** `+0.6`, `−0.2` or `0.0`: the difference of the two as they are shown; empty where one is missing. */
export function changeOf(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const change = Math.round(Number(after.toFixed(1)) * 10) - Math.round(Number(before.toFixed(1)) * 10);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${numberFormat().tenths(Math.abs(change) / 10)}`;
}
