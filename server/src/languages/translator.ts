import { bare, type Filling, fill, type Names, type TextOf, type Texts } from '@vincere/domain';
import { type German, german } from './german.ts';

/*
 * What the server itself writes for people: files and mails. As in the web app a text is its own key in English, and the
 * keys of the German catalogue are the type of every text.
 */

/** Each language with how Intl writes its dates and numbers. */
const languages: Readonly<Record<'en' | 'de', { tag: string; texts: Texts }>> = {
  en: { tag: 'en-GB', texts: {} },
  de: { tag: 'de-DE', texts: german },
};
export type Language = keyof typeof languages;

type Text = TextOf<German>;
export type Translator = ReturnType<typeof translatorFor>;

/** How texts, numbers and moments are written in a language; moments in a time zone, such as `Europe/Berlin`. */
export function translatorFor(language: Language, timeZone = 'UTC') {
  const { tag, texts } = languages[language];

  /** A text that came from elsewhere, such as a question; as it came where the catalogue does not have it. */
  function translate(text: string): string {
    const found = texts[text];
    return typeof found === 'string' ? found : bare(text);
  }

  return {
    tag,
    timeZone,
    translate,
    /** A text, its `{names}` filled. */
    t: <const T extends Text>(text: T, ...[facts]: Filling<Names<T>>): string =>
      fill(translate(text), facts ?? {}),
    /** A moment: its time in ISO 8601, or in epoch ms. */
    moment: (at: string | number): string =>
      new Date(at).toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    /** A number with one decimal. */
    tenths: (value: number): string =>
      value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Names after one another. */
    list: (names: readonly string[]): string => new Intl.ListFormat(tag).format(names),
  };
}

/** The first language that a header `Accept-Language` asks for and we have; null where it names none of them. */
export function languageOf(header: string | undefined): Language | null {
  const wanted = header?.split(',').map((one) => one.trim().slice(0, 2).toLowerCase()) ?? [];
  return wanted.find(isLanguage) ?? null;
}

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
