import { type Kysely, Migrator } from 'kysely';
import { up as initial } from './migrations/0001-initial.ts';
import { up as presence } from './migrations/0002-presence.ts';
import { up as audit } from './migrations/0003-audit.ts';
import { up as failedTries } from './migrations/0004-failed-tries.ts';
import { up as stretches } from './migrations/0005-stretches.ts';
import { up as postsOnTime } from './migrations/0006-posts-on-time.ts';
import { up as announcements } from './migrations/0007-announcements.ts';
import { up as guests } from './migrations/0008-guests.ts';
import { up as rehearsals } from './migrations/0009-rehearsals.ts';
import { up as help } from './migrations/0010-help.ts';
import { up as reading } from './migrations/0011-reading.ts';
import { up as observers } from './migrations/0012-observers.ts';
import { up as guestKey } from './migrations/0013-guest-key.ts';
import { up as noteKeys } from './migrations/0014-note-keys.ts';
import type { Schema } from './schema.ts';

/** Every migration in its order; a released one is never changed or renamed. */
const migrations = {
  '0001-initial': { up: initial },
  '0002-presence': { up: presence },
  '0003-audit': { up: audit },
  '0004-failed-tries': { up: failedTries },
  '0005-stretches': { up: stretches },
  '0006-posts-on-time': { up: postsOnTime },
  '0007-announcements': { up: announcements },
  '0008-guests': { up: guests },
  '0009-rehearsals': { up: rehearsals },
  '0010-help': { up: help },
  '0011-reading': { up: reading },
  '0012-observers': { up: observers },
  '0013-guest-key': { up: guestKey },
  '0014-note-keys': { up: noteKeys },
};

/** The names of all migrations that this program knows, oldest first. */
export const schemas: readonly string[] = Object.keys(migrations);

/** Brings the tables to the newest version, under the migrator's lock. Throws when the data is newer than the code. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
