import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/** Adds help: questions of participants to the facilitators, and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  const { schema } = db;

  await schema
    .createTable('help_questions')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('settled_at', integer)
    .execute();
  await schema
    .createIndex('help_questions_run')
    .on('help_questions')
    .columns(['run_id', 'settled_at', 'id'])
    .execute();
  await schema.createIndex('help_questions_seat').on('help_questions').columns(['seat_id', 'id']).execute();

  await schema
    .createTable('help_answers')
    .addColumn('id', integer, id)
    .addColumn('question_id', integer, (c) => c.notNull().references('help_questions.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('help_answers_question')
    .on('help_answers')
    .columns(['question_id', 'id'])
    .execute();
  // Accounts of bots can be deleted. This index lets the engine check the foreign key quickly.
  await schema.createIndex('help_answers_user').on('help_answers').column('user_id').execute();
}
