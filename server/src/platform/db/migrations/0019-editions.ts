import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds editions: copies of content that runs have played. Existing runs need none, because the current content is what
 * they showed last. The next edit of a simulation makes their editions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .createTable('editions')
    .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('edition_files')
    .addColumn('storage_key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .execute();
  for (const table of ['runs', 'visits'])
    await schema
      .alterTable(table)
      .addColumn('edition_hash', 'text', (c) => c.references('editions.hash'))
      .execute();
  await schema
    .createIndex('visits_without_edition')
    .on('visits')
    .column('scenario_id')
    .where(sql.ref('edition_hash'), 'is', null)
    .execute();
}
