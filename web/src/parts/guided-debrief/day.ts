import { twoDigits } from '../../languages/english.ts';
import { numberFormat } from '../../lib/words/number-format.ts';

/** `Nov 21, 2026`: a day such as `2026-11-21`, which is the same in every time zone. */
export function formatDay(day: string): string {
  return numberFormat().date(new Date(`${day}T00:00`));
}

/** Returns the day of a moment, as YYYY-MM-DD in the time zone of this device. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
