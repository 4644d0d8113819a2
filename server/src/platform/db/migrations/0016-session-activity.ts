import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the last use of each session, and the browser and system that created it. The upgrade counts as a use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('sessions').addColumn('last_used_at', integer).execute();
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('system', 'text').execute();
  const sessions = db as Kysely<{ sessions: { last_used_at: number } }>;
  await sessions.updateTable('sessions').set({ last_used_at: Date.now() }).execute();
}
