import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the shown answers to the statements about a debrief, and marks questions of the author of a simulation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema.alterTable('guided_debriefs').addColumn('shown_answers', 'text').execute();
  await db.schema
    .alterTable('debrief_questions')
    .addColumn('is_authors', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
