import { isFinished, type QuestionnaireType } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { findKeptPreAnswers, listKeptPreAnswers } from '../../play/store/seats/kept-answers.ts';
import { listEvidence, noEvidence } from '../../play/store/votes/evidence.ts';

/** Returns the visits of a run in the order of its stages. */
export function listVisits(db: Queries, runId: number) {
  return db
    .selectFrom('visits')
    .select([
      'stage_number',
      'stage_id',
      'scenario_id',
      'entered_at',
      'closed_at',
      'decision_id',
      'is_outcome_shown',
      'decided_by',
      'forced',
      'conditions_met',
      'conditions_unmet',
      'set_seconds',
      'extra_seconds',
    ])
    .where('run_id', '=', runId)
    .orderBy('stage_number')
    .execute();
}

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

/** Returns one person's room votes and final votes on a run, with their evidence. */
export async function listOwnVotes(db: Queries, runId: number, userId: number) {
  const votes = await db
    .selectFrom('seats')
    .innerJoin('votes', 'votes.seat_id', 'seats.id')
    .select([
      'votes.id',
      'votes.seat_id',
      'votes.kind',
      'votes.scenario_id',
      'votes.room_name',
      'votes.decision_chosen_id',
      'votes.reasoning',
      'votes.recorded_by',
      'votes.created_at',
    ])
    .where('seats.run_id', '=', runId)
    .where('seats.user_id', '=', userId)
    .where('votes.withdrawn_at', 'is', null)
    .orderBy('votes.id')
    .execute();
  const seatIds = [...new Set(votes.map(({ seat_id }) => seat_id))];
  const evidence = await Promise.all(seatIds.map((seatId) => listEvidence(db, { seatId })));
  return votes.map((vote) => ({
    ...vote,
    ...(evidence.find((evidenceByVote) => evidenceByVote.has(vote.id))?.get(vote.id) ?? noEvidence),
  }));
}

/** Returns the seats that a person ever had on a run, in order of joining. */
export function listOwnSeats(db: Queries, runId: number, userId: number) {
  return db
    .selectFrom('seats')
    .select(['id', 'room_name', 'created_at', 'removed_at'])
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/**
 * Returns a person's questionnaire answers before a run (`pre`) and after it (`post`); null if missing. For a finished run, the
 * answers before it are those that the run has kept.
 */
export async function findAnswers(db: Queries, userId: number, run: RunRow) {
  const rows = await db
    .selectFrom('questionnaire_responses')
    .select(['questionnaire_type', 'answers'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('questionnaire_type', '=', 'pre'), eb('simulation_run_id', '=', run.id)]))
    .execute();
  const keptAnswers = isFinished(run.status) ? await findKeptPreAnswers(db, run.id, userId) : undefined;
  const answersByUser = (type: 'pre' | 'post') => {
    const storedAnswers = rows.find(({ questionnaire_type }) => questionnaire_type === type);
    const row = type === 'pre' && isFinished(run.status) ? keptAnswers : storedAnswers;
    return row ? (JSON.parse(row.answers) as Record<string, string | number>) : null;
  };
  return { pre: answersByUser('pre'), post: answersByUser('post') };
}
