import { numberFormat } from '../../../lib/words/number-format.ts';

/** Returns the difference of two means in tenths, as `+0.6`, `−0.2` or `0.0`. */
export function differenceOf({ pre, post }: { pre: number; post: number }): string {
  const difference = Math.round(post * 10) - Math.round(pre * 10);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${numberFormat().tenths(Math.abs(difference) / 10)}`;
}
