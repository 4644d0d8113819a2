import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds rehearsals: runs with bots, which no list shows and which are deleted with all their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema.alterTable('runs').addColumn('rehearsal', 'text').execute();
  await schema
    .createIndex('runs_rehearsed')
    .on('runs')
    .column('updated_at')
    .where(sql.ref('rehearsal'), 'is not', null)
    .execute();
  await schema
    .createIndex('runs_counted')
    .on('runs')
    .column('status')
    .where(sql.ref('rehearsal'), 'is', null)
    .execute();
  await schema.alterTable('users').addColumn('rehearsal_id', integer).execute();
  await schema
    .createIndex('users_bots')
    .on('users')
    .column('rehearsal_id')
    .where(sql.ref('rehearsal_id'), 'is not', null)
    .execute();
  // Runs and bots can be deleted from now on. These indexes let the engine check the foreign keys quickly.
  for (const [table, column] of [
    ['votes', 'recorded_by'],
    ['files', 'uploader_id'],
    ['questionnaire_responses', 'simulation_run_id'],
  ] as const)
    await schema
      .createIndex(`${table}_${column}`)
      .on(table)
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
}
