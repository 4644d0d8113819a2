import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds objectives and teaching notes of simulations, and the ratings of objectives in runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .alterTable('simulations')
    .addColumn('teaching_note', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .createTable('objectives')
    .addColumn('id', integer, id)
    .addColumn('simulation_id', integer, (c) => c.notNull().references('simulations.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('ratings')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('stage_number', integer, (c) => c.notNull())
    .addColumn('objective_id', integer, (c) => c.notNull().references('objectives.id'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('mark', 'text')
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('may_be_shared', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', [
      'run_id',
      'user_id',
      'stage_number',
      'objective_id',
      'room_name',
    ])
    .execute();
  for (const [table, column] of [
    ['objectives', 'simulation_id'],
    ['ratings', 'objective_id'],
    ['ratings', 'user_id'],
  ] as const)
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
