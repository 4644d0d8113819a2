import { type Kysely, sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds the active periods of a run, during which it is IN_PROGRESS. They convert any moment of the run into running
 * time. For earlier runs, only the running time at the start of each stage is known. The migration therefore places
 * their pauses at the ends of the stages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .createTable('stretches')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('began_at', integer, (c) => c.notNull())
    .addColumn('ended_at', integer)
    .addPrimaryKeyConstraint('stretches_key', ['run_id', 'began_at'])
    .execute();
  // This index includes removed seats, for the report of a run.
  await db.schema.createIndex('seats_ever').on('seats').columns(['run_id', 'id']).execute();
  await sql`
    insert into stretches (run_id, began_at, ended_at)
    select run_id, entered_at,
      case when next_running_ms is null and status = 'IN_PROGRESS' then null
        else entered_at + coalesce(next_running_ms, running_ms) - entered_at_running_ms end
    from (
      select visits.run_id, visits.entered_at, visits.entered_at_running_ms, runs.status, runs.running_ms,
        lead(visits.entered_at_running_ms) over (partition by visits.run_id order by visits.id) as next_running_ms
      from visits join runs on runs.id = visits.run_id
    ) as played
    where true
    on conflict do nothing`.execute(db);
}
