/** `+0.6`, `−0.2` or `0.0`: the difference of the two as they are shown; empty where one is missing. */
export function changeOf(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const change = (Number(after.toFixed(1)) - Number(before.toFixed(1))).toFixed(1);
  if (Number(change) === 0) return '0.0';
  return Number(change) > 0 ? `+${change}` : change.replace('-', '−');
}
