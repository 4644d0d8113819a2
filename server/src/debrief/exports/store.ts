import { isFinished, type QuestionnaireType, type Room } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { listKeptPreAnswers } from '../../play/store/seats/kept-answers.ts';

/**
 * Returns the questionnaire answers, before and after the run, of everyone who ever had a seat on it. For a finished run, the
 * answers before it are those that the run has kept.
 */
export async function listResponses(db: Queries, run: RunRow) {
  const columns = ['user_id', 'answers', 'created_at'] as const;
  const responsesOfSeated = db
    .selectFrom('seats')
    .innerJoin('questionnaire_responses as responses', 'responses.user_id', 'seats.user_id')
    .distinct()
    .select(columns.map((column) => `responses.${column}` as const))
    .where('seats.run_id', '=', run.id)
    .orderBy('responses.created_at')
    .orderBy('responses.user_id');
  const [pre, post] = await Promise.all([
    isFinished(run.status)
      ? listKeptPreAnswers(db, run.id)
      : responsesOfSeated.where('responses.questionnaire_type', '=', 'pre').execute(),
    responsesOfSeated.where('responses.simulation_run_id', '=', run.id).execute(),
  ]);
  const ofType = (type: QuestionnaireType, rows: Pick<(typeof pre)[number], (typeof columns)[number]>[]) =>
    rows.map(({ user_id, answers, created_at }) => ({
      user_id,
      questionnaire_type: type,
      answers,
      created_at,
    }));
  return [...ofType('pre', pre), ...ofType('post', post)];
}

/** Returns the notes of a run's rooms, by scenario. Rooms without notes are left out. */
export function listNotedRooms(db: Queries, runId: number) {
  return db
    .selectFrom('room_runs')
    .select(['scenario_id', 'room_name', 'notes'])
    .where('run_id', '=', runId)
    .where('notes', '!=', '')
    .orderBy('id')
    .execute();
}

/** Returns the room of a person's latest seat on a run, removed or not; null without a seat. */
export async function findLastRoom(db: Queries, runId: number, userId: number): Promise<Room | null> {
  const seat = await db
    .selectFrom('seats')
    .select('room_name')
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return seat?.room_name ?? null;
}

/** Returns the room votes of a run in the order of casting, without voters and reasons. */
export function listRoomChoices(db: Queries, runId: number) {
  return db
    .selectFrom('votes')
    .select(['scenario_id', 'room_name', 'decision_chosen_id'])
    .where('run_id', '=', runId)
    .where('kind', '=', 'room')
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Returns when posts were released by hand on a run (epoch ms), by post id. */
export async function listReleasesOn(db: Queries, runId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('post_releases')
    .select(['post_id', 'released_at'])
    .where('run_id', '=', runId)
    .execute();
  return new Map(rows.map(({ post_id, released_at }) => [post_id, released_at]));
}

/** Returns the authored posts of these scenarios, oldest first. */
export async function listAuthoredPostsOf(db: Queries, scenarioIds: readonly number[]) {
  if (scenarioIds.length === 0) return [];
  return db
    .selectFrom('posts')
    .selectAll()
    .where('scenario_id', 'in', scenarioIds)
    .where('room_run_id', 'is', null)
    .orderBy('id')
    .execute();
}
