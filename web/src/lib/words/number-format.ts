import { english } from '../../languages/english.ts';
import { activeLanguage } from '../language.ts';

/** Formats numbers and dates for a language. Dates are in the time zone of the browser. */
export type NumberFormat = {
  /** A whole number, with thousands separators. */
  number(value: number): string;
  /** A number with one decimal, without thousands separators. */
  tenths(value: number): string;
  date(moment: Date): string;
  dateAndTime(moment: Date): string;
  /** A time of day. */
  time(moment: Date): string;
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
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const datesAndTimes = new Intl.DateTimeFormat(tag, { ...day, ...clock });
  const times = new Intl.DateTimeFormat(tag, clock);
  return {
    number: (value) => numbers.format(value),
    tenths: (value) => tenths.format(value),
    date: (moment) => dates.format(moment),
    dateAndTime: (moment) => datesAndTimes.format(moment),
    time: (moment) => times.format(moment),
  };
}

const formatters = new Map<string, NumberFormat>([['en-US', english]]);

/** Returns the formatter of the current language, cached. */
export function numberFormat(): NumberFormat {
  const { tag } = activeLanguage;
  const formatter = formatters.get(tag) ?? byIntl(tag);
  formatters.set(tag, formatter);
  return formatter;
}
