import type { Estimates, Room, VoteKind } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** A vote that counts. Lists have votes in the order of casting. */
export type VoteRow = {
  id: number;
  scenario_id: number;
  seat_id: number;
  room_name: Room;
  decision_chosen_id: number;
  reasoning: string;
  recorded_by: number | null;
  created_at: number;
};

const voteColumns = [
  'id',
  'scenario_id',
  'seat_id',
  'room_name',
  'decision_chosen_id',
  'reasoning',
  'recorded_by',
  'created_at',
] as const;

/** Returns all votes of one kind that a seat has cast, one per scenario. */
export function listSeatVotes(db: Queries, seatId: number, kind: VoteKind): Promise<readonly VoteRow[]> {
  return seatVotes(db, { seatId, kind });
}

const seatVotes = prepared((db, { seatId, kind }: { seatId: number; kind: VoteKind }) =>
  db
    .selectFrom('votes')
    .select(voteColumns)
    .where('seat_id', '=', seatId)
    .where('kind', '=', kind)
    .orderBy('id'),
);

/** Returns the counting votes of one kind in all scenarios of a run. */
export function listVotes(db: Queries, runId: number, kind: VoteKind): Promise<readonly VoteRow[]> {
  return countingVotes(db, { runId, kind });
}

const countingVotes = prepared((db, { runId, kind }: { runId: number; kind: VoteKind }) =>
  db
    .selectFrom('votes')
    .select(voteColumns)
    .where('run_id', '=', runId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('id'),
);

/** Returns the counting votes of one kind in a scenario, without the reasonings, in the order of casting. */
export function listChoices(db: Queries, runId: number, kind: VoteKind, scenarioId: number) {
  return choices(db, { runId, kind, scenarioId });
}

const choices = prepared(
  (db, { runId, kind, scenarioId }: { runId: number; kind: VoteKind; scenarioId: number }) =>
    db
      .selectFrom('votes')
      .select(['seat_id', 'room_name', 'decision_chosen_id', 'recorded_by', 'created_at'])
      .where('run_id', '=', runId)
      .where('kind', '=', kind)
      .where('scenario_id', '=', scenarioId)
      .where('withdrawn_at', 'is', null)
      .orderBy('id'),
);

/** Counts the votes of a run in a scenario by room and decision. Withdrawn votes don't count. */
export function countVotes(db: Queries, runId: number, kind: VoteKind, scenarioId: number) {
  return db
    .selectFrom('votes')
    .select((eb) => ['room_name', 'decision_chosen_id', eb.fn.countAll<number>().as('count')])
    .where('run_id', '=', runId)
    .where('kind', '=', kind)
    .where('scenario_id', '=', scenarioId)
    .where('withdrawn_at', 'is', null)
    .groupBy(['room_name', 'decision_chosen_id'])
    .execute();
}

/** Returns the active people on a run whose final vote in a scenario is missing, in order of joining. */
export function listMissingVoters(db: Queries, runId: number, scenarioId: number) {
  return missingVoters(db, { runId, scenarioId });
}

const missingVoters = prepared((db, { runId, scenarioId }: { runId: number; scenarioId: number }) =>
  db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .leftJoin('votes', (join) =>
      join
        .onRef('votes.seat_id', '=', 'seats.id')
        .on('votes.scenario_id', '=', scenarioId)
        .on('votes.kind', '=', 'final')
        .on('votes.withdrawn_at', 'is', null),
    )
    .select(['seats.id', 'users.first_name', 'users.last_name'])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .where('users.is_active', '=', 1)
    .where('votes.id', 'is', null)
    .orderBy('seats.id'),
);

/** As `listVotes`, with the names of the voters, including people who were removed since. */
export function listVotesWithVoters(db: Queries, runId: number, kind: VoteKind, scenarioId?: number) {
  return db
    .selectFrom('votes')
    .innerJoin('seats', 'seats.id', 'votes.seat_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([
      'votes.id',
      'votes.scenario_id',
      'votes.seat_id',
      'votes.room_name',
      'votes.decision_chosen_id',
      'votes.reasoning',
      'votes.recorded_by',
      'votes.created_at',
      'seats.user_id',
      'users.first_name',
      'users.last_name',
      'users.email_address',
      'users.is_guest',
    ])
    .where('votes.run_id', '=', runId)
    .where('votes.kind', '=', kind)
    .where('votes.withdrawn_at', 'is', null)
    .$if(scenarioId !== undefined, (query) => query.where('votes.scenario_id', '=', scenarioId ?? 0))
    .orderBy('votes.id')
    .execute();
}

type NewVote = Omit<VoteRow, 'id'> & { run_id: number; kind: VoteKind };

export async function saveVote(db: Queries, vote: NewVote, estimates: Estimates): Promise<VoteRow> {
  const [saved] = await savedVote(db, { ...vote, ...estimates });
  if (saved === undefined) throw new Error('A vote was not stored');
  return { ...vote, id: saved.id };
}

const savedVote = prepared((db, vote: NewVote & Estimates) =>
  db
    .insertInto('votes')
    .values({
      run_id: vote.run_id,
      scenario_id: vote.scenario_id,
      seat_id: vote.seat_id,
      kind: vote.kind,
      room_name: vote.room_name,
      decision_chosen_id: vote.decision_chosen_id,
      reasoning: vote.reasoning,
      recorded_by: vote.recorded_by,
      withdrawn_at: null,
      created_at: vote.created_at,
      confidence: vote.confidence,
      forecast_id: vote.forecast,
    })
    .returning('id'),
);

/** Excludes the votes of a seat in an open scenario from the counts. */
export function withdrawVotes(db: Queries, seatId: number, scenarioId: number, now: number) {
  return db
    .updateTable('votes')
    .set({ withdrawn_at: now })
    .where('seat_id', '=', seatId)
    .where('scenario_id', '=', scenarioId)
    .execute();
}

/** Counts the votes of a seat in an open scenario again that were withdrawn at `withdrawnAt` (epoch ms). */
export function restoreVotes(db: Queries, seatId: number, scenarioId: number, withdrawnAt: number) {
  return db
    .updateTable('votes')
    .set({ withdrawn_at: null })
    .where('seat_id', '=', seatId)
    .where('scenario_id', '=', scenarioId)
    .where('withdrawn_at', '=', withdrawnAt)
    .execute();
}

export function deleteVote(db: Queries, voteId: number) {
  return db.deleteFrom('votes').where('id', '=', voteId).execute();
}
