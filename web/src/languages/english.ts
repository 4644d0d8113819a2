import type { NumberFormat } from '../lib/number-format.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** English without `Intl`: the first of its objects takes a phone more than 100 ms, just when the page is to be drawn. */
export const english: NumberFormat = {
  number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ','),
  tenths: (value) => value.toFixed(1),
  date: (moment) => `${months[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`,
  dateAndTime: (moment) => {
    const hours = moment.getHours();
    const time = `${hours % 12 || 12}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
    return `${english.date(moment)}, ${time}`;
  },
};

/** `07`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
