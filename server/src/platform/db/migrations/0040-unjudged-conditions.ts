import type { Kysely } from 'kysely';

/** Lets a facilitator leave single conditions of a decision unjudged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('conditions_unmet', 'text').execute();
}
