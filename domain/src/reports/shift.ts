import { type Room, rooms } from '../rooms/rooms.ts';
import { smallestGroup } from './agreement.ts';
import { mean } from './mean.ts';

/** People of a room who moved from one decision (`from`: room vote) to another (`to`: final decision), or stayed with it. */
export type Flow = {
  /** Null for people without a room vote. */
  from: number | null;
  /** Null for people without a final decision. */
  to: number | null;
  people: number;
};

/** The people of a closed scenario, counted by their two votes. */
export type Shift = {
  /** The rooms with people in them, in the order of rooms. People in the dashboard have no room vote. */
  rooms: { room_name: Room; flows: Flow[] }[];
  /** People whose final decision a facilitator recorded. They are in no flow. */
  on_behalf: number;
};

/** A seat that was on the run when the scenario closed, with the room that it held then. */
export type ClosingSeat = { seat_id: number; room_name: Room };
type RoomVote = { seat_id: number; room_name: Room; decision_chosen_id: number };
type FinalVote = { seat_id: number; decision_chosen_id: number; recorded_by: number | null };

type Journey = { seat_id: number; room_name: Room; from: number | null; to: number | null };

/**
 * Counts how people moved from their room vote to their final decision. A seat counts in the room where its room vote was
 * cast, otherwise in the room that it held at closing. Votes of other seats are ignored.
 */
export function shiftOf(
  seats: readonly ClosingSeat[],
  votes: { room: readonly RoomVote[]; final: readonly FinalVote[] },
): Shift {
  const { journeys, on_behalf } = journeysOf(seats, votes);
  return {
    rooms: rooms.flatMap((room_name) => {
      const roomJourneys = journeys.filter((journey) => journey.room_name === room_name);
      return roomJourneys.length === 0
        ? []
        : [{ room_name, flows: totalFlows(roomJourneys.map(({ from, to }) => ({ from, to, people: 1 }))) }];
    }),
    on_behalf,
  };
}

function journeysOf(
  seats: readonly ClosingSeat[],
  votes: { room: readonly RoomVote[]; final: readonly FinalVote[] },
): { journeys: Journey[]; on_behalf: number } {
  const roomVotes = new Map(votes.room.map((vote) => [vote.seat_id, vote]));
  const finalVotes = new Map(votes.final.map((vote) => [vote.seat_id, vote]));
  const independentSeats = seats.filter(
    ({ seat_id }) => (finalVotes.get(seat_id)?.recorded_by ?? null) === null,
  );
  const journeys = independentSeats.map(({ seat_id, room_name }) => {
    const vote = roomVotes.get(seat_id);
    return {
      seat_id,
      room_name: vote?.room_name ?? room_name,
      from: vote?.decision_chosen_id ?? null,
      to: finalVotes.get(seat_id)?.decision_chosen_id ?? null,
    };
  });
  return { journeys, on_behalf: seats.length - independentSeats.length };
}

/** Adds up the flows of several rooms. */
export function totalFlows(flows: readonly Flow[]): Flow[] {
  const totals = new Map<string, Flow>();
  for (const { from, to, people } of flows) {
    const total = totals.get(`${from} ${to}`) ?? { from, to, people: 0 };
    totals.set(`${from} ${to}`, { ...total, people: total.people + people });
  }
  return [...totals.values()];
}

/** Returns how many people kept the decision of their room vote, and how many left it for another. */
export function stayedAndMoved(flows: readonly Flow[]): { stayed: number; moved: number } {
  const count = (isCounted: (flow: Flow) => boolean) =>
    flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  return {
    stayed: count(({ from, to }) => from !== null && from === to),
    moved: count(({ from, to }) => from !== null && to !== null && from !== to),
  };
}

/** The decisions that people left and joined. They are in the order of `decisionIds`. */
export type Moves = {
  /** The decisions that people left for another, with their number. */
  left: { id: number; people: number }[];
  /** The decisions with a room vote that nobody left. */
  kept: number[];
  /** The decisions that nobody joined but people without a room vote, with their number. */
  joined: { id: number; people: number }[];
};

/** Returns which decisions people left, kept, and joined. */
export function movesOf(flows: readonly Flow[], decisionIds: readonly number[]): Moves {
  const peopleOf = (some: readonly Flow[]) => some.reduce((sum, { people }) => sum + people, 0);
  const moves: Moves = { left: [], kept: [], joined: [] };
  for (const id of decisionIds) {
    const ofVoters = flows.filter(({ from, to }) => from === id && to !== null);
    const leaverCount = peopleOf(ofVoters.filter(({ to }) => to !== id));
    if (leaverCount > 0) moves.left.push({ id, people: leaverCount });
    else if (ofVoters.length > 0) moves.kept.push(id);
    const newcomers = flows.filter(({ from, to }) => to === id && from !== id);
    if (newcomers.length > 0 && newcomers.every(({ from }) => from === null))
      moves.joined.push({ id, people: peopleOf(newcomers) });
  }
  return moves;
}

/** The mean confidence of a group of people with their room vote, from 0 to 100. */
export type GroupConfidence = { people: number; mean: number };

/**
 * Returns the mean confidence, as given with the room vote, of the people who stayed with their decision and of those who
 * moved to another; null for a group without people. Returns null if a group has one to `smallestGroup - 1` people: its
 * mean would reveal their answers, and so would the mean of the other group next to the distribution of all room votes. The
 * people with a room vote and no final decision of their own are such a group as well.
 */
export function confidenceByMove(
  seats: readonly ClosingSeat[],
  votes: {
    room: readonly (RoomVote & { confidence: number | null })[];
    final: readonly FinalVote[];
  },
): { stayed: GroupConfidence | null; moved: GroupConfidence | null } | null {
  const journeys = new Map(
    journeysOf(seats, votes).journeys.map((journey) => [journey.seat_id, journey] as const),
  );
  const groups = { stayed: [] as number[], moved: [] as number[], neither: [] as number[] };
  for (const { seat_id, confidence } of votes.room) {
    if (confidence === null) continue;
    const journey = journeys.get(seat_id);
    const hasBoth = journey !== undefined && journey.from !== null && journey.to !== null;
    groups[!hasBoth ? 'neither' : journey.from === journey.to ? 'stayed' : 'moved'].push(confidence);
  }
  const isRevealing = ({ length }: readonly number[]) => length > 0 && length < smallestGroup;
  if (Object.values(groups).some(isRevealing)) return null;
  const groupView = (values: readonly number[]) =>
    values.length === 0 ? null : { people: values.length, mean: mean(values) };
  const stayedGroup = groupView(groups.stayed);
  const movedGroup = groupView(groups.moved);
  return stayedGroup === null && movedGroup === null ? null : { stayed: stayedGroup, moved: movedGroup };
}
