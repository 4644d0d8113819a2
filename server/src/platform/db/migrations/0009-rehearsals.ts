import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Rehearsals: runs with bots, which are in no list and go with all that belongs to them. */
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
  // Runs and bots were never deleted before: what may refer to them is looked through by these.
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
