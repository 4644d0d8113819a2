import type { NumberFormat } from '../lib/number-format.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats English without `Intl`, because creating the first `Intl` object delays the first render on a phone by over 100 ms. */
export const english: NumberFormat = {
  number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
  tenths: (value) => value.toFixed(1),
  date: (moment) => `${months[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`,
  dateAndTime: (moment) => `${english.date(moment)}, ${english.time(moment)}`,
  time: (moment) => {
    const hours = moment.getHours();
    return `${hours % 12 || 12}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
  },
};

/** `07`: pads a number to two digits. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
