import type { Texts } from '@vincere/domain';

export type { Texts };

/*
 * Which language the page speaks, and its catalogue. The entry brings it before the app, so nothing is imported here but a
 * type, and texts may be made when a module is loaded.
 */

/** The languages there are, each by its own name. English is the source of the others. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

/** All that a language brings. `sentence` knows what the server and the domain say with names and numbers filled in. */
export type Catalogue = { texts: Texts; sentence: (english: string) => string | undefined };

const key = 'language';
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: () => import('../languages/de/index.ts').then((m) => m.catalogue),
};

/** What is spoken, and the language of numbers and dates as Intl has it. What the catalogue lacks is said in English. */
export let spoken: Catalogue & { tag: string } = {
  tag: 'en-US',
  texts: {},
  sentence: () => undefined,
};

/** From now on this is spoken; said before any text is made. */
export function speak(tag: string, catalogue: Catalogue): void {
  spoken = { tag, ...catalogue };
}

/** The language chosen in this browser, else the first that the browser asks for and we have, else English. */
export function currentLanguage(): Language {
  const wanted = [localStorage.getItem(key), ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find(isLanguage) ?? 'en';
}

function isLanguage(name: string | null): name is Language {
  return name !== null && Object.hasOwn(languages, name);
}

/** Makes the page speak its language. English has nothing to wait for. */
export async function bringLanguage(): Promise<void> {
  const language = currentLanguage();
  if (language === 'en') return;
  try {
    speak(language, await catalogues[language]());
    document.documentElement.lang = language;
  } catch {
    // The line is down, or a new release has taken the place of ours: English can tell of it too.
  }
}

/** Keeps the choice and shows the page anew in it, where it is another; what was typed is kept as through any reload. */
export function chooseLanguage(language: Language): void {
  if (language === currentLanguage()) return;
  localStorage.setItem(key, language);
  location.reload();
}
