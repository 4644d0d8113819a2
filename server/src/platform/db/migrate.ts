import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { UnusableData } from './failures.ts';
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
import { up as verifiedAddresses } from './migrations/0015-verified-addresses.ts';
import { up as sessionActivity } from './migrations/0016-session-activity.ts';
import { up as handedOverLinks } from './migrations/0017-handed-over-links.ts';
import { up as idempotencyKeys } from './migrations/0018-idempotency-keys.ts';
import { up as editions } from './migrations/0019-editions.ts';
import { up as questionnaireScope } from './migrations/0020-questionnaire-scope.ts';
import { up as postOrder } from './migrations/0021-post-order.ts';
import { up as setClock } from './migrations/0022-set-clock.ts';
import { up as archivedRuns } from './migrations/0023-archived-runs.ts';
import { up as givenRooms } from './migrations/0024-given-rooms.ts';
import { up as plenaryTimer } from './migrations/0025-plenary-timer.ts';
import { up as controlRooms } from './migrations/0026-control-rooms.ts';
import { up as outcomes } from './migrations/0027-outcomes.ts';
import { up as table } from './migrations/0028-table.ts';
import { up as confidence } from './migrations/0029-confidence.ts';
import { up as facts } from './migrations/0030-facts.ts';
import { up as factStates } from './migrations/0031-fact-states.ts';
import { up as ownRooms } from './migrations/0032-rooms.ts';
import { up as when } from './migrations/0033-when.ts';
import { up as unnamedAnswers } from './migrations/0034-unnamed-answers.ts';
import { up as sharedReports } from './migrations/0035-shared-reports.ts';
import { up as guidedDebriefs } from './migrations/0036-guided-debriefs.ts';
import { up as objectives } from './migrations/0037-objectives.ts';
import { up as keptObjectives } from './migrations/0038-kept-objectives.ts';
import { up as ratingRevisions } from './migrations/0039-rating-revisions.ts';
import { up as unjudgedConditions } from './migrations/0040-unjudged-conditions.ts';
import { up as keyReferences } from './migrations/0042-key-references.ts';
import { up as filesOfEditions } from './migrations/0043-files-of-editions.ts';
import { up as deletedPosts } from './migrations/0044-deleted-posts.ts';
import { up as takeaways } from './migrations/0047-takeaways.ts';
import { up as debriefAnswers } from './migrations/0048-debrief-answers.ts';
import { up as countedRuns } from './migrations/0050-counted-runs.ts';
import { up as accountKeys } from './migrations/0051-account-keys.ts';
import { up as revealedStages } from './migrations/0052-revealed-stages.ts';
import type { Schema } from './schema.ts';

/** Logs a warning for the operator. */
export type Warn = (message: string) => void;

/** All migrations in order. Never change or rename a released one. */
const migrations: Record<string, { up: (db: Kysely<unknown>, warn: Warn) => Promise<void> }> = {
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
  '0015-verified-addresses': { up: verifiedAddresses },
  '0016-session-activity': { up: sessionActivity },
  '0017-handed-over-links': { up: handedOverLinks },
  '0018-idempotency-keys': { up: idempotencyKeys },
  '0019-editions': { up: editions },
  '0020-questionnaire-scope': { up: questionnaireScope },
  '0021-post-order': { up: postOrder },
  '0022-set-clock': { up: setClock },
  '0023-archived-runs': { up: archivedRuns },
  '0024-given-rooms': { up: givenRooms },
  '0025-plenary-timer': { up: plenaryTimer },
  '0026-control-rooms': { up: controlRooms },
  '0027-outcomes': { up: outcomes },
  '0028-table': { up: table },
  '0029-confidence': { up: confidence },
  '0030-facts': { up: facts },
  '0031-fact-states': { up: factStates },
  '0032-rooms': { up: ownRooms },
  '0033-when': { up: when },
  '0034-unnamed-answers': { up: unnamedAnswers },
  '0035-shared-reports': { up: sharedReports },
  '0036-guided-debriefs': { up: guidedDebriefs },
  '0037-objectives': { up: objectives },
  '0038-kept-objectives': { up: keptObjectives },
  '0039-rating-revisions': { up: ratingRevisions },
  '0040-unjudged-conditions': { up: unjudgedConditions },
  '0042-key-references': { up: keyReferences },
  '0043-files-of-editions': { up: filesOfEditions },
  '0044-deleted-posts': { up: deletedPosts },
  '0047-takeaways': { up: takeaways },
  '0048-debrief-answers': { up: debriefAnswers },
  '0050-counted-runs': { up: countedRuns },
  '0051-account-keys': { up: accountKeys },
  '0052-revealed-stages': { up: revealedStages },
};

/** Names of all migrations of this version, oldest first. */
export const schemas: readonly string[] = Object.keys(migrations);

/**
 * Migrates the tables to the newest version, under the migrator's lock. `place` names the database in messages. Throws
 * `UnusableData` when a newer version of the program wrote the data.
 */
export async function migrate(db: Kysely<Schema>, place: string, warn: Warn): Promise<void> {
  const entries = Object.entries(migrations).map(
    ([name, { up }]) => [name, { up: (tx: Kysely<unknown>) => up(tx, warn) }] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const newer = await newerSchema(db);
  if (newer === undefined) throw error;
  throw new UnusableData(
    `${place} has the schema ${newer} of a newer Vincere; this one knows schemas up to ${schemas.at(-1)}. Nothing was changed. Start the newer version, or restore a backup that this version made`,
  );
}

/** Returns the newest migration of the database if this version doesn't know it, otherwise undefined. */
async function newerSchema(db: Kysely<Schema>): Promise<string | undefined> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  const newestMigration = (await query.execute(db)).rows[0]?.name;
  return newestMigration !== undefined && !schemas.includes(newestMigration) ? newestMigration : undefined;
}
