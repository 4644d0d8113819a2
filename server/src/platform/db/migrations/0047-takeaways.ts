import type { Kysely } from 'kysely';

/** Adds what the facilitators take from a run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('takeaway', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
