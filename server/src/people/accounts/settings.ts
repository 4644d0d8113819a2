import { defaultSettings, type Settings } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isLanguage, type Language } from '../../platform/i18n/translator.ts';
import { findSettings, saveSettings } from './store.ts';

/** Parses stored settings. Those that were never changed have their defaults. */
export function readSettings(stored: string): Settings {
  const chosen: Partial<Settings> = JSON.parse(stored);
  return { ...defaultSettings, ...chosen };
}

export async function settingsOf(db: Queries, userId: number): Promise<Settings> {
  const user = (await findSettings(db, userId)) ?? refuse('account.unknown');
  return readSettings(user.settings);
}

/** Reads from stored settings the language in which the person last logged in; null if unknown. Mails use this language. */
export function storedLanguage(stored: string): Language | null {
  const { language }: { language?: unknown } = JSON.parse(stored);
  return isLanguage(language) ? language : null;
}

/** Adds `language` to a person's stored `settings`, unless it is null or already stored. */
export async function rememberLanguage(
  db: Queries,
  { id, settings }: { id: number; settings: string },
  language: Language | null,
): Promise<void> {
  if (language === null || language === storedLanguage(settings)) return;
  await saveSettings(db, id, JSON.stringify({ ...JSON.parse(settings), language }));
}
