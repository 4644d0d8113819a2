import { defaultSettings, type Settings } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isLanguage, type Language } from '../../platform/i18n/translator.ts';
import { findSettings, saveSettings } from './store.ts';

/** Parses stored settings. Those that were never changed have their defaults. */
export function readSettings(settingsText: string): Settings {
  const chosenSettings: Partial<Settings> = JSON.parse(settingsText);
  return { ...defaultSettings, ...chosenSettings };
}

export async function settingsOf(db: Queries, userId: number): Promise<Settings> {
  const user = (await findSettings(db, userId)) ?? refuse('account.unknown');
  return readSettings(user.settings);
}

/** Reads from stored settings the language for mails: the chosen one, else that of the last log-in; null if both are unknown. */
export function storedLanguage(settingsText: string): Language | null {
  return readSettings(settingsText).chosen_language ?? languageOfLogIn(settingsText);
}

/** Returns the language of a file for a person: the one chosen in their settings, else that of their request. */
export async function readerLanguage(
  db: Queries,
  userId: number,
  requestedLanguage: Language | null,
): Promise<Language> {
  return (await settingsOf(db, userId)).chosen_language ?? requestedLanguage ?? 'en';
}

function languageOfLogIn(settingsText: string): Language | null {
  const { language }: { language?: unknown } = JSON.parse(settingsText);
  return isLanguage(language) ? language : null;
}

/** Adds `language` to a person's stored `settings`, unless it is null or already stored. */
export async function rememberLanguage(
  db: Queries,
  { id, settings }: { id: number; settings: string },
  language: Language | null,
): Promise<void> {
  if (language === null || language === languageOfLogIn(settings)) return;
  await saveSettings(db, id, JSON.stringify({ ...JSON.parse(settings), language }));
}
