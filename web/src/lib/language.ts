import type { Texts } from '@vincere/domain';
import { browserStorage } from './stored.ts';

export type { Texts };

/*
 * The language of the page and its catalogue. The entry chunk loads both before the app, so that modules may translate texts
 * while they load. That is why this module imports only types, and the storage.
 */

/** The available languages, each with its name in that language. The others are translated from English. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

/**
 * The texts of a language. `sentences` has those of refusals, problems and failures by code. `factWords` has the facts in them
 * that are words, by the name of the fact.
 */
export type Catalogue = {
  texts: Texts;
  sentences: Readonly<Record<string, string>>;
  factWords: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const key = 'language';
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: () => import('../languages/de/index.ts').then((m) => m.catalogue),
};

/** The current catalogue, and the Intl tag for numbers and dates. Texts missing from the catalogue are shown in English. */
export let activeLanguage: Catalogue & { tag: string } = {
  tag: 'en-US',
  texts: {},
  sentences: {},
  factWords: {},
};

/** Sets the language. Call it before any text is translated. */
export function setLanguage(tag: string, catalogue: Catalogue): void {
  activeLanguage = { tag, ...catalogue };
}

/** Returns the language chosen in this browser, else the browser's first preferred language that is available, else English. */
export function currentLanguage(): Language {
  const preferredLanguages = [
    browserStorage.get(key),
    ...navigator.languages.map((languageTag) => languageTag.slice(0, 2)),
  ];
  return preferredLanguages.find(isLanguage) ?? 'en';
}

/** Returns whether a name is that of a language. */
export function isLanguage(name: string | null | undefined): name is Language {
  return name != null && Object.hasOwn(languages, name);
}

/**
 * Loads the catalogue of the current language. English needs none. Throws if the catalogue can't be loaded: `page-start.js`
 * reloads the page then. If it failed before the last reload too, the page is in English.
 */
export async function loadLanguage(): Promise<void> {
  const language = currentLanguage();
  if (language === 'en') return;
  try {
    setLanguage(language, await catalogues[language]());
    document.documentElement.lang = language;
  } catch (error) {
    const hasReloaded = (history.state as { failedStart?: unknown } | null)?.failedStart !== undefined;
    if (!hasReloaded) throw error;
  }
}

/**
 * Stores the choice and reloads the page if the language changes. Drafts survive the reload. Returns whether the browser
 * stored the choice: otherwise a reload would change nothing and log the user out.
 */
export function chooseLanguage(language: Language): boolean {
  if (language === currentLanguage()) return true;
  if (!browserStorage.set(key, language)) {
    browserStorage.forget(key);
    return false;
  }
  location.reload();
  return true;
}
