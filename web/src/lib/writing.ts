import { english } from '../languages/english.ts';
import { spoken } from './language.ts';

/** How a language writes numbers and moments; moments in the time zone of the browser. */
export type Writing = {
  /** A whole number, its thousands apart. */
  number(value: number): string;
  /** A number with one decimal, its thousands together. */
  tenths(value: number): string;
  date(moment: Date): string;
  dateAndTime(moment: Date): string;
};

function byIntl(tag: string): Writing {
  const day = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  const numbers = new Intl.NumberFormat(tag);
  const tenths = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  const dates = new Intl.DateTimeFormat(tag, day);
  const datesAndTimes = new Intl.DateTimeFormat(tag, { ...day, hour: 'numeric', minute: '2-digit' });
  return {
    number: (value) => numbers.format(value),
    tenths: (value) => tenths.format(value),
    date: (moment) => dates.format(moment),
    dateAndTime: (moment) => datesAndTimes.format(moment),
  };
}

const known = new Map<string, Writing>([['en-US', english]]);

/** As the language that is spoken writes. */
export function writing(): Writing {
  const { tag } = spoken;
  const found = known.get(tag) ?? byIntl(tag);
  known.set(tag, found);
  return found;
}
