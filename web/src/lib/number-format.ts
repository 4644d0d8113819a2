import { english } from '../languages/english.ts';
import { activeLanguage } from './language.ts';

/** Formats numbers and dates for a language. Dates are in the time zone of the browser. */
export type NumberFormat = {
  /** A whole number, with thousands separators. */
  number(value: number): string;
  /** A number with one decimal, without thousands separators. */
  tenths(value: number): string;
  date(moment: Date): string;
  dateAndTime(moment: Date): string;
};

function byIntl(tag: string): NumberFormat {
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

const formatters = new Map<string, NumberFormat>([['en-US', english]]);

/** Returns the formatter of the current language, cached. */
export function numberFormat(): NumberFormat {
  const { tag } = activeLanguage;
  const found = formatters.get(tag) ?? byIntl(tag);
  formatters.set(tag, found);
  return found;
}
