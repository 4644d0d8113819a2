import { defaultSettings, type Settings } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { findSettings } from './store.ts';

/** The settings that are stored for a person; what was never chosen is as by default. */
export function readSettings(stored: string): Settings {
  const chosen: Partial<Settings> = JSON.parse(stored);
  return { ...defaultSettings, ...chosen };
}

export async function settingsOf(db: Queries, userId: number): Promise<Settings> {
  const found = (await findSettings(db, userId)) ?? refuse('account.unknown');
  return readSettings(found.settings);
}
