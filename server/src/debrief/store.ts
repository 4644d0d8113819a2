import type { Room } from '@vincere/domain';
import type { Queries } from '../db/database.ts';

/** The scenarios that a run has reached, in the order of its stages. */
export function listVisits(db: Queries, runId: number) {
  return db
    .selectFrom('visits')
    .select(['stage_number', 'scenario_id', 'entered_at', 'closed_at', 'decision_id', 'decided_by', 'forced'])
    .where('run_id', '=', runId)
    .orderBy('stage_number')
    .execute();
}

/** What those who ever held a seat on a run answered: before it, and about it. */
export async function listResponses(db: Queries, runId: number) {
  const columns = ['user_id', 'questionnaire_type', 'answers', 'created_at'] as const;
  const ofThem = db
    .selectFrom('seats')
    .innerJoin('questionnaire_responses as given', 'given.user_id', 'seats.user_id')
    .distinct()
    .select(columns.map((column) => `given.${column}` as const))
    .where('seats.run_id', '=', runId)
    .orderBy('given.created_at')
    .orderBy('given.user_id');
  const [before, about] = await Promise.all([
    ofThem.where('given.questionnaire_type', '=', 'pre').execute(),
    ofThem.where('given.simulation_run_id', '=', runId).execute(),
  ]);
  return [...before, ...about];
}

/** The notes of the rooms of a run, scenario by scenario; those without a note are not among them. */
export function listNotedRooms(db: Queries, runId: number) {
  return db
    .selectFrom('room_runs')
    .select(['scenario_id', 'room_name', 'notes'])
    .where('run_id', '=', runId)
    .where('notes', '!=', '')
    .orderBy('id')
    .execute();
}

/** What one person voted on a run, in a room and finally, with the ids of the posts on which each vote rests. */
export async function listOwnVotes(db: Queries, runId: number, userId: number) {
  const votes = await db
    .selectFrom('seats')
    .innerJoin('votes', 'votes.seat_id', 'seats.id')
    .select([
      'votes.id',
      'votes.kind',
      'votes.scenario_id',
      'votes.room_name',
      'votes.decision_chosen_id',
      'votes.reasoning',
    ])
    .where('seats.run_id', '=', runId)
    .where('seats.user_id', '=', userId)
    .where('votes.withdrawn_at', 'is', null)
    .orderBy('votes.id')
    .execute();
  if (votes.length === 0) return [];
  const marked = await db
    .selectFrom('vote_evidence')
    .select(['vote_id', 'post_id'])
    .where(
      'vote_id',
      'in',
      votes.map(({ id }) => id),
    )
    .execute();
  return votes.map((vote) => ({
    ...vote,
    evidence: marked.flatMap(({ vote_id, post_id }) => (vote_id === vote.id ? [post_id] : [])),
  }));
}

/** The room in which a person sits on a run, or sat last. */
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

/** What the rooms of a run chose, vote by vote in their order, without who and why. */
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

/** When facilitators released posts by hand on a run, by the id of the post. */
export async function listReleasesOn(db: Queries, runId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('post_releases')
    .select(['post_id', 'released_at'])
    .where('run_id', '=', runId)
    .execute();
  return new Map(rows.map(({ post_id, released_at }) => [post_id, released_at]));
}

/** The posts that were written with these scenarios, oldest first. */
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
