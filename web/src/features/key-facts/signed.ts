import { formatNumber } from '../../lib/format.ts';

/** Returns a balance with its sign, such as `+2` or `−1`. */
export function signed(balance: number): string {
  if (balance === 0) return '0';
  return `${balance > 0 ? '+' : '−'}${formatNumber(Math.abs(balance))}`;
}
