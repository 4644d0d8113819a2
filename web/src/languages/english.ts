import type { NumberFormat } from '../lib/words/number-format.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats English without `Intl`, because creating the first `Intl` object delays the first render on a phone by over 100 ms. */
export const english: NumberFormat = {
  number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
  tenths: (value) => value.toFixed(1),
  date: (moment) => `${months[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`,
  dateAndTime: (moment) => `${english.date(moment)}, ${english.time(moment)}`,
  time: (moment) => {
    const hours = moment.getHours();
    if (has24Hours(navigator.language)) return `${twoDigits(hours)}:${twoDigits(moment.getMinutes())}`;
    return `${hours % 12 || 12}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
  },
};

const clocks = new Map([
  ['en-US', false],
  ['en', false],
]);

/** Returns whether the clock of a locale, such as `en-GB`, has 24 hours. Asks `Intl` only for locales other than American English. */
export function has24Hours(locale: string): boolean {
  const known = clocks.get(locale);
  if (known !== undefined) return known;
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  clocks.set(locale, !hour12);
  return !hour12;
}

/** `07`: pads a number to two digits. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
