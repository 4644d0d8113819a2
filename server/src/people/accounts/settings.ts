import { defaultSettings, type Settings } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isLanguage, type Language } from '../../platform/i18n/translator.ts';
import { findSettings, saveSettings } from './store.ts';

/** Parses stored settings. Settings that were never changed have their defaults. */
export function readSettings(stored: string): Settings {
  const chosen: Partial<Settings> = JSON.parse(stored);
  return { ...defaultSettings, ...chosen };
}

export async function settingsOf(db: Queries, userId: number): Promise<Settings> {
  const user = (await findSettings(db, userId)) ?? refuse('account.unknown');
  return readSettings(user.settings);
}

/** Returns the language of a person's last log-in from stored settings; null if unknown. Mails are sent in it. */
export function languageIn(stored: string): Language | null {
  const { language }: { language?: unknown } = JSON.parse(stored);
  return isLanguage(language) ? language : null;
}

/** Stores the language of a person, if the request names one that differs from the stored `settings`. */
export async function keepLanguage(
  db: Queries,
  { id, settings }: { id: number; settings: string },
  language: Language | null,
): Promise<void> {
  if (language === null || language === languageIn(settings)) return;
  await saveSettings(db, id, JSON.stringify({ ...JSON.parse(settings), language }));
}
