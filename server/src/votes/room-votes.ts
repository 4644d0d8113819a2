import { type Answer, type Calls, calls } from '@vincere/contract';
import { percentage, type Room, tally } from '@vincere/domain';
import { z } from 'zod';
import type { Queries } from '../db/database.ts';
import { Written } from '../http/handle.ts';
import { remembered, SharedList } from '../runs/shared-list.ts';
import type { RunSnapshot } from '../runs/snapshots.ts';
import type { Reader } from '../runs/views.ts';
import { listEvidence, listVotesWithVoters } from './store.ts';

type RoomVotes = Answer<Calls['getRoomVotes']>;
type VoteOfRoom = Awaited<ReturnType<typeof listVotesWithVoters>>[number] & { evidence: number[] };

/**
 * What is told of a room's votes: everything with all email addresses, everything, or of another room the leading
 * decision only: nothing of who or why (rulings, section 6).
 */
type Sight = 'administrator' | 'within' | 'from outside';

/** The votes of the rooms of a run, written once for each of its snapshots. */
const written = new WeakMap<RunSnapshot, Promise<ReturnType<typeof writer>>>();

/** The votes of a room for the current scenario, with the final decisions of the run, for their reader. */
export async function writeRoomVotes(
  db: Queries,
  snapshot: RunSnapshot,
  room: Room,
  reader: Reader,
): Promise<Written<RoomVotes>> {
  const loading = written.get(snapshot) ?? load(db, snapshot);
  written.set(snapshot, loading);
  loading.catch(() => written.delete(snapshot));
  const seat = snapshot.seatOf(reader);
  const { head, listed, own } = (await loading)(`${sightOf(room, reader, seat?.room_name)}:${room}`);
  return new Written(snapshot.tagFor(reader), () => [
    head,
    ...listed.parts(seat?.id, () => own(seat?.id), 'in-place'),
    Buffer.from(',"Simulation_run_details":{"all_users_decision":'),
    ...snapshot.writeDecisions(reader),
    closing,
  ]);
}

const closing = Buffer.from('}}');

function sightOf(room: Room, { user }: Reader, held: Room | undefined): Sight {
  if (user.is_admin) return 'administrator';
  return held === 'dashboard' || held === room ? 'within' : 'from outside';
}

async function load(db: Queries, snapshot: RunSnapshot) {
  const { run, place } = snapshot.facts;
  if (!place?.visit) return writer(snapshot, []);
  const [votes, evidence] = await Promise.all([
    listVotesWithVoters(db, run.id, 'room', place.scenario_id),
    listEvidence(db, { runId: run.id, kind: 'room' }),
  ]);
  return writer(
    snapshot,
    votes.map((vote) => ({ ...vote, evidence: evidence.get(vote.id) ?? [] })),
  );
}

function writer({ facts }: RunSnapshot, all: readonly VoteOfRoom[]) {
  return remembered((key: `${Sight}:${Room}`) => {
    const [sight, room] = key.split(':') as [Sight, Room];
    const votes = all.filter((vote) => vote.room_name === room);
    const listed = sight === 'from outside' ? [] : votes;
    const {
      Simulation_run_details: _,
      all_room_decisions,
      ...head
    } = z.parse(calls.getRoomVotes.answer, {
      ...countsView(facts, room, votes, sight),
      all_room_decisions: listed.map((vote) => voteView(vote, sight === 'administrator')),
      Simulation_run_details: { all_users_decision: [] },
    });
    return {
      head: Buffer.from(`${JSON.stringify(head).slice(0, -1)},"all_room_decisions":`),
      listed: new SharedList(all_room_decisions, ({ user_run_id }) => user_run_id),
      own: (seatId: number | undefined) => {
        const vote = listed.find(({ seat_id }) => seat_id === seatId);
        return vote && voteView(vote, true);
      },
    };
  });
}

function countsView(
  { place, offered }: RunSnapshot['facts'],
  room_name: Room,
  votes: readonly VoteOfRoom[],
  sight: Sight,
) {
  const { counts, leader, count, total } = tally(votes);
  return {
    room_name,
    scenario_id: place?.visit ? place.scenario_id : null,
    'Counts votes': Object.fromEntries(
      [...counts]
        .filter(([id]) => sight !== 'from outside' || id === leader)
        .map(([id, votesOf]) => [String(id), votesOf]),
    ),
    max_vote: offered.find(({ id }) => id === leader) ?? null,
    max_vote_count: count,
    max_vote_percentage: percentage(count, total),
  };
}

function voteView(vote: VoteOfRoom, showsEmail: boolean) {
  return {
    user_run_id: vote.seat_id,
    decision_chosen_id: vote.decision_chosen_id,
    reasoning: vote.reasoning,
    evidence: vote.evidence,
    user: {
      first_name: vote.first_name,
      last_name: vote.last_name,
      email_address: showsEmail ? vote.email_address : null,
    },
  };
}
