import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds guided debriefs: their phases and questions, what participants write, mark, commit to and answer, and the actions of the
 * group. No table stores when an entry was written, and entries have random ids, so that neither tells who wrote what.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  const { schema } = db;
  await schema
    .createTable('guided_debriefs')
    .addColumn('run_id', integer, (c) => c.primaryKey().references('runs.id').onDelete('cascade'))
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('phase_entered_at', integer, (c) => c.notNull())
    .addColumn('opened_at', integer)
    .addColumn('seats', integer, (c) => c.notNull())
    .addColumn('minutes', 'text', (c) => c.notNull())
    .addColumn('scripts', 'text', (c) => c.notNull())
    .addColumn('shown_question_id', integer)
    .addColumn('shown_reason_id', integer)
    .addColumn('is_marking_closed', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('debrief_stays')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('entered_at', integer, (c) => c.notNull())
    .addColumn('left_at', integer)
    .execute();
  await schema
    .createTable('debrief_questions')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('from_run', 'text')
    .addColumn('text', 'text')
    .addColumn('asked_at', integer)
    .execute();
  await schema
    .createTable('debrief_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('is_private', integer, (c) => c.notNull())
    .addColumn('shows_name', integer, (c) => c.notNull())
    .addColumn('release_number', integer)
    .addColumn('was_released', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('merged_into', 'text')
    .execute();
  await schema
    .createTable('lesson_marks')
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('entry_id', 'text', (c) => c.notNull().references('debrief_entries.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('lesson_marks_key', ['seat_id', 'entry_id'])
    .execute();
  await schema
    .createTable('commitments')
    .addColumn('seat_id', integer, (c) => c.primaryKey().references('seats.id').onDelete('cascade'))
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('due_on', 'text', (c) => c.notNull())
    .addColumn('is_reminded', integer, (c) => c.notNull())
    .addColumn('reminded_at', integer)
    .execute();
  await schema
    .createTable('debrief_actions')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('owner_seat_id', integer, (c) => c.references('seats.id').onDelete('set null'))
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('due_on', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('statement_answers')
    .addColumn('run_id', integer, (c) => c.notNull().references('guided_debriefs.run_id').onDelete('cascade'))
    .addColumn('statement', integer, (c) => c.notNull())
    .addColumn('value', integer, (c) => c.notNull())
    .addColumn('people', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('statement_answers_key', ['run_id', 'statement', 'value'])
    .execute();
  await schema
    .createTable('answered_seats')
    .addColumn('seat_id', integer, (c) => c.primaryKey().references('seats.id').onDelete('cascade'))
    .execute();
  const indexes = [
    ['debrief_stays', 'run_id'],
    ['debrief_questions', 'run_id'],
    ['debrief_entries', 'run_id'],
    ['debrief_entries', 'seat_id'],
    ['debrief_entries', 'merged_into'],
    ['lesson_marks', 'entry_id'],
    ['commitments', 'run_id'],
    ['commitments', 'due_on'],
    ['debrief_actions', 'run_id'],
    ['debrief_actions', 'owner_seat_id'],
  ] as const;
  for (const [table, column] of indexes)
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
