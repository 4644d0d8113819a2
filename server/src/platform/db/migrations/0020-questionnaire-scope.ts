import type { Kysely } from 'kysely';

/** Adds the scope of the questionnaires of a run: all questions, only those on a scale, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('questionnaires', 'text', (c) => c.notNull().defaultTo('full'))
    .execute();
}
