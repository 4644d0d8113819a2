import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';
import { newSecret } from '../secrets.ts';

/**
 * Adds whether a run names answers, the pre answers that finished runs keep, and the secret that orders open answers. Existing
 * runs name none. A run that had finished keeps the answers that its people had given before its end: those of a person who
 * answered again later are gone, because the new ones replaced them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  await db.schema
    .alterTable('runs')
    .addColumn('names_answers', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('kept_pre_answers')
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('response_id', integer, (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_pre_answers_key', ['run_id', 'user_id'])
    .execute();
  await db.schema.createIndex('kept_pre_answers_user').on('kept_pre_answers').column('user_id').execute();
  await keepAnswers(db as Kysely<Stored>);
  await (db as Kysely<Stored>)
    .insertInto('secrets')
    .values({ name: 'answer-order', value: newSecret() })
    .execute();
}

type Kept = { run_id: number; user_id: number; response_id: number; answers: string; created_at: number };
type Stored = {
  runs: { id: number; status: string; ended_at: number | null };
  seats: { run_id: number; user_id: number };
  questionnaire_responses: {
    id: number;
    user_id: number;
    questionnaire_type: string;
    answers: string;
    created_at: number;
  };
  kept_pre_answers: Kept;
  secrets: { name: string; value: string };
};

async function keepAnswers(db: Kysely<Stored>): Promise<void> {
  await db
    .insertInto('kept_pre_answers')
    .columns(['run_id', 'user_id', 'response_id', 'answers', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .innerJoin('seats', 'seats.run_id', 'runs.id')
        .innerJoin('questionnaire_responses as responses', 'responses.user_id', 'seats.user_id')
        .distinct()
        .select([
          'runs.id',
          'responses.user_id',
          'responses.id as response_id',
          'responses.answers',
          'responses.created_at',
        ])
        .where('runs.status', 'in', ['COMPLETED', 'ENDED'])
        .where('responses.questionnaire_type', '=', 'pre')
        .whereRef('responses.created_at', '<=', 'runs.ended_at'),
    )
    .execute();
}
