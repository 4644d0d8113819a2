import type { Answers, QuestionnaireScope, QuestionnaireType, SeatTimes } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The key of a response: the one `pre` response of a person, or their `post` response for a run. */
export type ResponseKey = {
  user_id: number;
  questionnaire_type: QuestionnaireType;
  simulation_run_id: number | null;
};
export type ResponseRow = Selectable<Schema['questionnaire_responses']>;

export function findResponse(db: Queries, key: ResponseKey): Promise<ResponseRow | undefined> {
  return db
    .selectFrom('questionnaire_responses')
    .selectAll()
    .where('user_id', '=', key.user_id)
    .where('questionnaire_type', '=', key.questionnaire_type)
    .where('simulation_run_id', key.simulation_run_id === null ? 'is' : '=', key.simulation_run_id)
    .executeTakeFirst();
}

export function saveResponse(
  db: Queries,
  key: ResponseKey,
  answers: Answers,
  now: number,
): Promise<ResponseRow> {
  return db
    .insertInto('questionnaire_responses')
    .values({ ...key, answers: JSON.stringify(answers), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function replaceResponse(
  db: Queries,
  id: number,
  answers: Answers,
  now: number,
): Promise<ResponseRow> {
  return db
    .updateTable('questionnaire_responses')
    .set({ answers: JSON.stringify(answers), created_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks the pre questionnaire as completed on the account. */
export function saveCompleted(db: Queries, userId: number) {
  return db.updateTable('users').set({ has_completed_questionnaire: 1 }).where('id', '=', userId).execute();
}

/** Returns the run if the person has a seat on it. */
export function findRunTakenPartIn(db: Queries, runId: number, userId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('runs', 'runs.id', 'seats.run_id')
    .select(['runs.id', 'runs.status', 'runs.questionnaires'])
    .where('seats.user_id', '=', userId)
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the scope of the questionnaires of a run: all questions if the run doesn't exist. */
export async function findScope(db: Queries, runId: number): Promise<QuestionnaireScope> {
  const run = await db.selectFrom('runs').select('questionnaires').where('id', '=', runId).executeTakeFirst();
  return run?.questionnaires ?? 'full';
}

export function saveScope(db: Queries, runId: number, questionnaires: QuestionnaireScope) {
  return db.updateTable('runs').set({ questionnaires }).where('id', '=', runId).execute();
}

export function saveNamesAnswers(db: Queries, runId: number, isOn: boolean) {
  return db
    .updateTable('runs')
    .set({ names_answers: isOn ? 1 : 0 })
    .where('id', '=', runId)
    .execute();
}

/** Returns whether anybody has or had a seat on a run. */
export async function hasEverHadSeats(db: Queries, runId: number): Promise<boolean> {
  const seat = await db
    .selectFrom('seats')
    .select('id')
    .where('run_id', '=', runId)
    .limit(1)
    .executeTakeFirst();
  return seat !== undefined;
}

/** Returns the times of all seats that a person has or had on a run. */
export function listSeatTimes(db: Queries, runId: number, userId: number): Promise<SeatTimes[]> {
  return db
    .selectFrom('seats')
    .select(['created_at', 'removed_at'])
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .execute();
}
