import type { HourCycle } from '@vincere/contract';
import { bare, type Filling, fill, type Names, type TextOf, type Texts } from '@vincere/domain';
import { type German, german } from './german.ts';

/*
 * Translates the texts that the server writes: files and mails. As in the web app, the English text is its own key, and the
 * keys of the German catalogue define the type of all texts.
 */

/** The languages with their locale (`tag`) for dates and numbers, and their catalogue. */
const languages: Readonly<Record<'en' | 'de', { tag: string; texts: Texts }>> = {
  en: { tag: 'en-US', texts: {} },
  de: { tag: 'de-DE', texts: german },
};
export type Language = keyof typeof languages;

/** The space that `Intl` writes before `AM`. Not every typeface has it. */
const narrowNoBreak = '\u202f';

type Text = TextOf<German>;
export type Translator = ReturnType<typeof translatorFor>;

/**
 * Returns functions that write texts, numbers and times in a language. Times are in `timeZone`, such as `Europe/Berlin`.
 * `hourCycle` is the clock of an English reader; German has only one of 24 hours.
 */
export function translatorFor(language: Language, timeZone = 'UTC', hourCycle: HourCycle = 'h12') {
  const { tag, texts } = languages[language];
  const clock = { timeStyle: 'short', timeZone, ...(language === 'en' && { hourCycle }) } as const;

  /** Translates a text from data, such as a question. Returns it unchanged if the catalogue doesn't have it. */
  function translate(text: string): string {
    const translation = texts[text];
    return typeof translation === 'string' ? translation : bare(text);
  }

  return {
    tag,
    timeZone,
    translate,
    /** Translates a text and fills its `{names}`. */
    t: <const T extends Text>(text: T, ...[facts]: Filling<Names<T>>): string =>
      fill(translate(text), facts ?? {}),
    /** Formats a time, passed in ISO 8601 or epoch ms. */
    moment: (at: string | number): string =>
      new Date(at).toLocaleString(tag, { dateStyle: 'long', ...clock }).replaceAll(narrowNoBreak, ' '),
    /** Formats a date, passed as YYYY-MM-DD. */
    day: (date: string): string =>
      new Date(date).toLocaleDateString(tag, { dateStyle: 'medium', timeZone: 'UTC' }),
    /** Formats the time of day of a moment in ISO 8601. */
    timeOfDay: (at: string): string =>
      new Date(at).toLocaleTimeString(tag, clock).replaceAll(narrowNoBreak, ' '),
    /** Formats a number with one decimal. */
    tenths: (value: number): string =>
      value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Joins names into a list, such as `A, B and C`, in English without a comma before `and`. */
    list: (names: readonly string[]): string =>
      new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag).format(names),
    /** Joins choices into a list, such as `A, B or C`. */
    choices: (names: readonly string[]): string =>
      new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type: 'disjunction' }).format(names),
  };
}

/** Returns the first supported language in an `Accept-Language` header; null if there is none. */
export function languageOf(header: string | undefined): Language | null {
  const requestedLanguages = header?.split(',').map((range) => range.trim().slice(0, 2).toLowerCase()) ?? [];
  return requestedLanguages.find(isLanguage) ?? null;
}

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
