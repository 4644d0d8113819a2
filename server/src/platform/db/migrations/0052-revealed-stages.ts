import type { Kysely } from 'kysely';

/**
 * A run can reveal the result of a stage before the next one begins. Visits made so far have begun, and their outcomes are shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of ['has_begun', 'is_outcome_shown'])
    await schema
      .alterTable('visits')
      .addColumn(column, 'integer', (visit) => visit.notNull().defaultTo(1))
      .execute();
}
