import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds what comes of decisions: outcomes, their conditions, the orders of groups, and how facilitators judged these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('decisions')
    .addColumn('outcome', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('scenarios')
    .addColumn('asks_order', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('visits').addColumn('conditions_met', 'text').execute();
  await db.schema
    .createTable('conditions')
    .addColumn('id', integer, id)
    .addColumn('decision_id', integer, (c) => c.notNull().references('decisions.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('met', 'text', (c) => c.notNull())
    .addColumn('unmet', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('orders')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('revision', integer, (c) => c.notNull())
    .addColumn('pen_user_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('pen_used_at', integer)
    .addPrimaryKeyConstraint('orders_key', ['run_id', 'scenario_id'])
    .execute();
  // For the foreign keys.
  for (const column of ['scenario_id', 'pen_user_id'])
    await db.schema.createIndex(`orders_${column}`).on('orders').column(column).execute();
  await db.schema.createIndex('conditions_decision').on('conditions').column('decision_id').execute();
}
