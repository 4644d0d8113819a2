import { defaultSettings, type Settings } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { findSettings } from './store.ts';

/** The settings of a person, as stored: only what differs from the defaults was ever chosen. */
export function readSettings(stored: string): Settings {
  const chosen: Partial<Settings> = JSON.parse(stored);
  return { ...defaultSettings, ...chosen };
}

export async function settingsOf(db: Queries, userId: number): Promise<Settings> {
  const found = (await findSettings(db, userId)) ?? refuse('account.unknown');
  return readSettings(found.settings);
}
