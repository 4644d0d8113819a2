import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds the key facts of scenarios, the posts and files that carry them, and the decisions that they support or oppose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('facts')
    .addColumn('id', integer, id)
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('facts_scenario').on('facts').column('scenario_id').execute();
  const links = [
    { table: 'fact_posts', column: 'post_id', target: 'posts.id' },
    { table: 'fact_files', column: 'file_id', target: 'files.id' },
    { table: 'fact_decisions', column: 'decision_id', target: 'decisions.id' },
  ];
  for (const { table, column, target } of links) {
    await db.schema
      .createTable(table)
      .addColumn('fact_id', integer, (c) => c.notNull().references('facts.id').onDelete('cascade'))
      .addColumn(column, integer, (c) => c.notNull().references(target).onDelete('cascade'))
      .addPrimaryKeyConstraint(`${table}_key`, ['fact_id', column])
      .execute();
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
  await db.schema
    .alterTable('fact_decisions')
    .addColumn('supports', integer, (c) => c.notNull().defaultTo(0))
    .execute();
}
