import { type Answer, type Calls, calls } from '@vincere/contract';
import { isFinished, percentage, type Room, roomTurnout, tally } from '@vincere/domain';
import { z } from 'zod';
import type { Queries } from '../../platform/db/database.ts';
import { SerializedJson } from '../../platform/http/handle.ts';
import { memoize, SharedList } from '../runs/shared-list.ts';
import type { RunSnapshot } from '../runs/snapshots.ts';
import type { Reader } from '../runs/views.ts';
import { listEvidence, noEvidence, type VoteEvidence } from '../store/votes/evidence.ts';
import { listVotesWithVoters } from '../store/votes/votes.ts';

type RoomVotes = Answer<Calls['getRoomVotes']>;
type VoteOfRoom = Awaited<ReturnType<typeof listVotesWithVoters>>[number] & VoteEvidence;

/**
 * The part of a room's votes that a reader sees. `administrator`: everything. `within`, for members of the room and of the
 * dashboard: everything except the emails of others. `from outside`: only the leading decision, or the tied ones, with the
 * count, and how many have voted. `blind`, for members of the room who have not cast a room vote in an open scenario: only how
 * many have voted, so that the votes of others don't influence theirs.
 */
type Visibility = 'administrator' | 'within' | 'from outside' | 'blind';

/** Cache of the serialized room votes, one entry per snapshot of a run. */
const serializers = new WeakMap<RunSnapshot, Promise<ReturnType<typeof createSerializer>>>();

/**
 * Returns the votes of a room in the current scenario, with the run's final votes, as JSON for this reader. The JSON is put
 * together from cached parts, because all members of a crowded room read it after each vote.
 */
export async function serializeRoomVotes(
  db: Queries,
  snapshot: RunSnapshot,
  room: Room,
  reader: Reader,
): Promise<SerializedJson<RoomVotes>> {
  const loading = serializers.get(snapshot) ?? load(db, snapshot);
  serializers.set(snapshot, loading);
  loading.catch(() => serializers.delete(snapshot));
  const seat = snapshot.seatOf(reader);
  const { hasVoted, votesFor } = await loading;
  const isBlind = !isFinished(snapshot.facts.run.status) && !hasVoted(seat?.id);
  const { head, visibleVotes, ownVote } = votesFor(
    `${visibilityFor(room, reader, seat?.room_name, isBlind)}:${room}`,
  );
  return new SerializedJson(snapshot.tagFor(reader), () => [
    head,
    ...visibleVotes.parts(seat?.id, () => ownVote(seat?.id), 'in-place'),
    Buffer.from(',"Simulation_run_details":{"all_users_decision":'),
    ...snapshot.serializeDecisions(reader),
    closing,
  ]);
}

const closing = Buffer.from('}}');

function visibilityFor(
  room: Room,
  { user }: Reader,
  ownRoom: Room | undefined,
  isBlind: boolean,
): Visibility {
  if (user.is_admin) return 'administrator';
  if (ownRoom === 'dashboard') return 'within';
  if (ownRoom !== room) return 'from outside';
  return isBlind ? 'blind' : 'within';
}

async function load(db: Queries, snapshot: RunSnapshot) {
  const { run, place } = snapshot.facts;
  if (!place?.visit) return createSerializer(snapshot, []);
  const [votes, evidence] = await Promise.all([
    listVotesWithVoters(db, run.id, 'room', place.scenario_id),
    listEvidence(db, { runId: run.id, kind: 'room' }),
  ]);
  return createSerializer(
    snapshot,
    votes.map((vote) => ({ ...vote, ...(evidence.get(vote.id) ?? noEvidence) })),
  );
}

function createSerializer({ facts }: RunSnapshot, all: readonly VoteOfRoom[]) {
  const voters = new Set(all.map(({ seat_id }) => seat_id));
  const votesFor = memoize((key: `${Visibility}:${Room}`) => {
    const [visibility, room] = key.split(':') as [Visibility, Room];
    const votes = all.filter((vote) => vote.room_name === room);
    const visibleVotes = visibility === 'from outside' || visibility === 'blind' ? [] : votes;
    const {
      Simulation_run_details: _,
      all_room_decisions,
      ...head
    } = z.parse(calls.getRoomVotes.answer, {
      ...countsView(facts, room, all, visibility),
      all_room_decisions: visibleVotes.map((vote) => voteView(vote, visibility === 'administrator')),
      Simulation_run_details: { all_users_decision: [] },
    });
    return {
      head: Buffer.from(`${JSON.stringify(head).slice(0, -1)},"all_room_decisions":`),
      visibleVotes: new SharedList(all_room_decisions, ({ user_run_id }) => user_run_id),
      ownVote: (seatId: number | undefined) => {
        const vote = visibleVotes.find(({ seat_id }) => seat_id === seatId);
        return vote && voteView(vote, true);
      },
    };
  });
  return { votesFor, hasVoted: (seatId: number | undefined) => seatId !== undefined && voters.has(seatId) };
}

function countsView(
  { place, offered, seats }: RunSnapshot['facts'],
  room_name: Room,
  all: readonly VoteOfRoom[],
  visibility: Visibility,
) {
  const votes = all.filter((vote) => vote.room_name === room_name);
  const active = seats.filter(({ is_active }) => is_active === 1);
  const { voted, ballots } = roomTurnout(room_name, active, all);
  const { counts, leader, leaders, count, total } = tally(visibility === 'blind' ? [] : votes);
  return {
    room_name,
    scenario_id: place?.visit ? place.scenario_id : null,
    'Counts votes': Object.fromEntries(
      [...counts]
        .filter(([id]) => visibility !== 'from outside' || leaders.includes(id))
        .map(([id, voteCount]) => [String(id), voteCount]),
    ),
    max_vote: offered.find(({ id }) => id === leader) ?? null,
    max_vote_count: count,
    max_vote_percentage: percentage(count, total),
    tied: leaders.length > 1 ? offered.filter(({ id }) => leaders.includes(id)) : [],
    votes_cast: voted,
    ballots,
  };
}

function voteView(vote: VoteOfRoom, showsEmail: boolean) {
  return {
    user_run_id: vote.seat_id,
    decision_chosen_id: vote.decision_chosen_id,
    reasoning: vote.reasoning,
    evidence: vote.evidence,
    evidence_files: vote.evidence_files,
    user: {
      first_name: vote.first_name,
      last_name: vote.last_name,
      email_address: showsEmail ? vote.email_address : null,
    },
  };
}
