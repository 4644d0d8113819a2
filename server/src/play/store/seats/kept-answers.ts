import type { Queries } from '../../../platform/db/database.ts';

/** Stores for a run that finishes the pre answers of everybody who ever had a seat on it. They may answer again later. */
export async function keepPreAnswers(db: Queries, runId: number): Promise<void> {
  await db
    .insertInto('kept_pre_answers')
    .columns(['run_id', 'user_id', 'response_id', 'answers', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('seats')
        .innerJoin('questionnaire_responses as responses', 'responses.user_id', 'seats.user_id')
        .distinct()
        .select([
          'seats.run_id',
          'responses.user_id',
          'responses.id as response_id',
          'responses.answers',
          'responses.created_at',
        ])
        .where('seats.run_id', '=', runId)
        .where('responses.questionnaire_type', '=', 'pre'),
    )
    .execute();
}

/** Returns the pre answers that a finished run keeps, oldest first. */
export function listKeptPreAnswers(db: Queries, runId: number) {
  return db
    .selectFrom('kept_pre_answers')
    .select(['user_id', 'response_id', 'answers', 'created_at'])
    .where('run_id', '=', runId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
}

/** Returns the pre answers of one person that a finished run keeps. */
export function findKeptPreAnswers(db: Queries, runId: number, userId: number) {
  return db
    .selectFrom('kept_pre_answers')
    .select(['user_id', 'response_id', 'answers', 'created_at'])
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
