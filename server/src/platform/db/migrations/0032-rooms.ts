import type { Kysely } from 'kysely';

/** Adds an author's own rooms to simulations, and the rooms in use to runs. Existing ones keep the six standard rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['simulations', 'runs'])
    await db.schema.alterTable(table).addColumn('rooms', 'text').execute();
}
