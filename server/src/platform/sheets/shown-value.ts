import type { CellMark } from '@vincere/domain';
import { format, getFormatFromId, getFormatInfo, getLocale } from 'numfmt';
import type { Language } from '../i18n/translator.ts';

/** How a sheet shows its numbers: the number format of a cell, the language of its reader, and the date system of the workbook. */
export type NumberView = { format: CellFormat; language: Language; is1904: boolean };

/** A number format: its pattern, or the number of a built-in one, whose pattern depends on the language. */
export type CellFormat = { id: number; pattern: string | undefined };

/** What a sheet shows in a cell. `mark` is what a reader has to know beyond the text. */
export type ShownCell = { text: string; mark?: CellMark };

const locales = { en: 'en-US', de: 'de-DE' } as const;

/** The first day of the 1904 date system, as a day of the 1900 system. */
const daysBefore1904 = 1462;

/** Patterns that follow the long date and the time of the computer. */
const [longDate, localTime] = [/^\[\$-(?:F800|x-sysdate)\]/i, /^\[\$-(?:F400|x-systime)\]/i];

/** A sign with the number of its country, which decides about dates only. */
const currency = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;

/** Whether the computer's settings decide how a date looks. German ones agree about short dates, English ones don't. */
function isLocalDate({ id, pattern }: CellFormat, language: Language): boolean {
  if (pattern !== undefined) return longDate.test(pattern);
  return language === 'en' && (id === 14 || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58));
}

/**
 * Returns what a spreadsheet program shows for a number, without any time zone. A number, also one with a unit or a thousands
 * separator, keeps its value in `mark`. A date that looks different on every computer, and a number that doesn't fit into
 * its cell, are marked as unclear.
 */
export function shownNumber(value: number, view: NumberView): ShownCell {
  const locale = locales[view.language];
  const pattern = patternOf(view.format, locale);
  const info = getFormatInfo(pattern);
  if (info.type === 'error') return { text: format('General', value, { locale }), mark: { number: value } };
  if (info.isDate) return shownDate(value, pattern, view);
  const plainPattern = pattern.replace(currency, '"$1"');
  const text = written(plainPattern, value, locale);
  const number = info.isPercent ? undefined : numberIn(written(plainPattern, value, locales.en), value);
  if ((info.type === 'general' || info.isText) && /E[+-]\d+$/.test(text))
    return {
      text,
      mark: {
        ...(number !== undefined && { number: value }),
        unclear: 'long-number',
      },
    };
  return number === undefined ? { text } : { text, mark: { number } };
}

/** Returns what a sheet shows for a text: the text, unless its format adds something or hides it. */
export function shownText(text: string, { pattern }: CellFormat): string {
  if (pattern === undefined || !/[@;]/.test(pattern) || getFormatInfo(pattern).type === 'error') return text;
  const formattedText = format(pattern, text, { throws: false });
  // Formats of currencies only add the space of a sign.
  return formattedText.trim() === text.trim() ? text : formattedText;
}

/** Returns what a sheet shows for a boolean. */
export function shownBoolean(is: boolean, language: Language): ShownCell {
  const texts = getLocale(locales[language])?.bool ?? ['TRUE', 'FALSE'];
  return { text: (is ? texts[0] : texts[1]) ?? '', mark: { is } };
}

function patternOf({ id, pattern }: CellFormat, locale: string): string {
  if (pattern === undefined) return getFormatFromId(id, locale) || 'General';
  return localTime.test(pattern) ? getFormatFromId(21, locale) : pattern;
}

function shownDate(
  serial: number,
  pattern: string,
  { format: cellFormat, language, is1904 }: NumberView,
): ShownCell {
  const isDuration = /\[[hms]+\]/i.test(pattern);
  const days = is1904 && !isDuration ? serial + daysBefore1904 : serial;
  // A spreadsheet program fills the cell with number signs.
  if (serial < 0 || days >= 2_958_466) return { text: String(serial), mark: { unclear: 'error' } };
  const locale = locales[language];
  if (isLocalDate(cellFormat, language))
    return { text: written('yyyy-mm-dd', days, locale), mark: { unclear: 'local-date' } };
  return { text: written(pattern, days, locale) };
}

function written(pattern: string, value: number, locale: string): string {
  return format(pattern, value, { locale, throws: false }).trim();
}

/**
 * Returns the number that a text in English shows: rounded as in the text, and without its unit. Undefined if the text shows
 * another number, such as one in thousands, or none.
 */
function numberIn(text: string, value: number): number | undefined {
  const [token, another] = text.replaceAll(',', '').match(/\d+(?:\.\d*)?(?:E[+-]\d+)?|\.\d+/g) ?? [];
  if (token === undefined || another !== undefined) return undefined;
  if (token.includes('E')) return value;
  const number = Number(token) * (value < 0 ? -1 : 1);
  const decimals = /\.(\d*)/.exec(token)?.[1]?.length ?? 0;
  return Math.abs(number - value) <= 0.51 * 10 ** -decimals ? number : undefined;
}
