import type { Queries } from '../../platform/db/database.ts';
import { listEvidence, noEvidence } from '../../play/store/votes/evidence.ts';

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

/** Returns which of these seats were on a run when its scenarios closed, with the rooms that they held. */
export function listOwnPlaces(db: Queries, runId: number, seatIds: readonly number[]) {
  return db
    .selectFrom('visits')
    .innerJoin('closing_seats', 'closing_seats.visit_id', 'visits.id')
    .select(['visits.scenario_id', 'closing_seats.seat_id', 'closing_seats.room_name'])
    .where('visits.run_id', '=', runId)
    .where('closing_seats.seat_id', 'in', seatIds)
    .execute();
}

/** Returns whether another person who ever had a seat on the run has the same name. */
export async function hasNamesake(
  db: Queries,
  runId: number,
  person: { id: number; first_name: string; last_name: string },
): Promise<boolean> {
  const namesake = await db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select('seats.id')
    .where('seats.run_id', '=', runId)
    .where('seats.user_id', '!=', person.id)
    .where('users.first_name', '=', person.first_name)
    .where('users.last_name', '=', person.last_name)
    .limit(1)
    .executeTakeFirst();
  return namesake !== undefined;
}
