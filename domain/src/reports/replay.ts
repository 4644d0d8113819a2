import { fewestPeople } from '../findings/finding.ts';
import { tally } from '../votes/tally.ts';

/** An event on a run. `at_ms` is the running time in ms. */
export type Moment = { at_ms: number } & (
  | { kind: 'joined' | 'left'; seat_id: number }
  | { kind: 'stage'; scenario_id: number }
  | { kind: 'closed'; scenario_id: number; decision_id: number | null }
  | { kind: 'post'; scenario_id: number; room_name: string }
  | { kind: 'shared'; scenario_id: number; room_name: string; seat_id: number }
  | {
      kind: 'room-vote' | 'final-vote';
      seat_id: number;
      room_name: string;
      decision_id: number;
      /** Whether a facilitator recorded it. */
      on_behalf: boolean;
    }
  | { kind: 'note'; scenario_id: number; room_name: string }
  | { kind: 'announced'; room_name: string | null }
  | { kind: 'fact'; scenario_id: number; room_name: string | null }
  | { kind: 'order'; scenario_id: number }
);

type VoteMoment = Extract<Moment, { kind: 'room-vote' | 'final-vote' }>;

/** The state of a run at a moment. */
export type ReplayState = {
  seats: ReadonlySet<number>;
  /** The scenario of the stage that is open, or was closed last; null before the first stage. */
  scenario_id: number | null;
  /** The decision that closed the stage, or null for none; undefined while it is open. */
  closed_with: number | null | undefined;
  /** The number of posts published in the stage so far. */
  posts: number;
  /** Final votes cast in the stage so far, by decision id. */
  counts: ReadonlyMap<number, number>;
  /** The seats that cast them. */
  voted: ReadonlySet<number>;
  /** The number of room votes cast in the stage so far, by room. */
  roomVotes: ReadonlyMap<string, number>;
};

/** Returns the state of a run after the first `count` of its moments. `moments` must be in order. */
export function replayAt(moments: readonly Moment[], count: number): ReplayState {
  const past = moments.slice(0, count);
  const seats = new Set<number>();
  for (const moment of past)
    if (moment.kind === 'joined') seats.add(moment.seat_id);
    else if (moment.kind === 'left') seats.delete(moment.seat_id);
  const stageIndex = past.findLastIndex(({ kind }) => kind === 'stage');
  const stage = past[stageIndex];
  const inStage = stageIndex < 0 ? [] : past.slice(stageIndex);
  const votes = inStage.flatMap((moment) => (moment.kind === 'final-vote' ? [moment] : []));
  const roomVotes = new Map<string, number>();
  for (const moment of inStage)
    if (moment.kind === 'room-vote')
      roomVotes.set(moment.room_name, (roomVotes.get(moment.room_name) ?? 0) + 1);
  const closedMoment = inStage.find((moment) => moment.kind === 'closed');
  return {
    seats,
    scenario_id: stage?.kind === 'stage' ? stage.scenario_id : null,
    closed_with: closedMoment?.decision_id,
    posts: inStage.filter(({ kind }) => kind === 'post').length,
    counts: tally(votes.map(({ decision_id }) => ({ decision_chosen_id: decision_id }))).counts,
    voted: new Set(votes.map(({ seat_id }) => seat_id)),
    roomVotes,
  };
}

/**
 * Returns whether the reason of a vote may be quoted to the group. Not if the voter was the only one with this choice: among all
 * for a final vote, in the room for a room vote. Votes that a facilitator recorded are neither quoted nor counted.
 */
export function mayQuote(moments: readonly Moment[], vote: VoteMoment): boolean {
  const { kind, room_name, decision_id } = vote;
  if (vote.on_behalf) return false;
  const similarVotes = moments.filter(
    (moment) =>
      moment.kind === kind &&
      !moment.on_behalf &&
      moment.decision_id === decision_id &&
      (kind === 'final-vote' || moment.room_name === room_name),
  );
  return similarVotes.length >= fewestPeople;
}
