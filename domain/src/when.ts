import { refuse } from './refusal.ts';
import type { Role, Room } from './rooms.ts';
import { tally } from './tally.ts';
import { roomTurnout } from './turnout.ts';

/** The largest number of conditions of a post. */
export const whenLimit = 3;

/** The latest minute of a stage by which a condition can be judged: one day. */
export const maxByMinute = 1440;

/** One condition of a post. Ids are those of this simulation. */
export type When =
  | { kind: 'decided'; scenario_id: number; decision_id: number }
  | { kind: 'condition'; condition_id: number; is_met: boolean }
  | { kind: 'leans'; room_name: Role; decision_id: number }
  | { kind: 'on-table'; fact_id: number }
  | { kind: 'not-on-table'; fact_id: number; by_minute: number }
  | { kind: 'unread'; room_name: Role; post_id: number; by_minute: number }
  /** Null: everybody who is seated in one of the rooms. */
  | { kind: 'voted'; room_name: Role | null };

/** The parts of a simulation to which the conditions of a post may refer. */
export type WhenSubjects = {
  /** The decisions of earlier stages, each with its scenario and the ids of its conditions. */
  earlier: readonly { id: number; scenario_id: number; conditions: readonly number[] }[];
  /** The ids of the decisions, the facts and the authored posts of the scenario. */
  decisions: readonly number[];
  facts: readonly number[];
  posts: readonly { id: number; room_name: Room }[];
  /** The rooms in use. */
  rooms: readonly Role[];
};

/**
 * Checks the conditions of an authored post. Refuses `when.held` for a post that a facilitator is to release, `when.leans-here`
 * if the room that leans would read the post itself, `when.room-not-in-use` for a condition on a room that is not in use,
 * and `when.foreign` if a condition refers to something that does not exist or does not belong here: `decided` and
 * `condition` refer to earlier stages, all others to the scenario of the post.
 */
export function requireWhen(
  when: readonly When[],
  post: { room_name: Room; is_held: boolean },
  subjects: WhenSubjects,
): void {
  if (when.length === 0) return;
  if (post.is_held) refuse('when.held');
  for (const condition of when) {
    if (leansHere(condition, post.room_name)) refuse('when.leans-here');
    const room = roomOf(condition);
    if (room !== null && !subjects.rooms.includes(room)) refuse('when.room-not-in-use');
    if (!exists(condition, subjects)) refuse('when.foreign');
  }
}

/** Returns whether a condition waits for how a room leans that would read the post itself, as posts of `room_name` are read. */
export function leansHere(
  condition: { kind: 'leans'; room_name: Role } | { kind: Exclude<When['kind'], 'leans'> },
  room_name: Room,
): boolean {
  return condition.kind === 'leans' && (room_name === 'dashboard' || room_name === condition.room_name);
}

/** Returns the room that a condition is about; null if it is about none or about everybody. */
export function roomOf(condition: When): Role | null {
  return 'room_name' in condition ? condition.room_name : null;
}

/** Returns whether everything exists to which a condition refers. */
function exists(condition: When, { earlier, decisions, facts, posts }: WhenSubjects): boolean {
  switch (condition.kind) {
    case 'decided':
      return earlier.some(
        ({ id, scenario_id }) => id === condition.decision_id && scenario_id === condition.scenario_id,
      );
    case 'condition':
      return earlier.some(({ conditions }) => conditions.includes(condition.condition_id));
    case 'leans':
      return decisions.includes(condition.decision_id);
    case 'on-table':
    case 'not-on-table':
      return facts.includes(condition.fact_id);
    case 'unread':
      return posts.some(({ id, room_name }) => id === condition.post_id && room_name === condition.room_name);
    case 'voted':
      return true;
  }
}

/** The facts of a run that the conditions of its posts depend on. Times are running time since the start of the stage, in ms. */
export type WhenFacts = {
  stageMs: number;
  /** The closed scenarios with their decisions, and the judged conditions of those decisions. */
  closed: readonly {
    scenario_id: number;
    decision_id: number | null;
    conditions: readonly { id: number; is_met: boolean | null }[];
  }[];
  /** The room votes that count, and the seats. */
  votes: readonly { seat_id: number; room_name: Room; decision_chosen_id: number }[];
  seats: readonly { id: number; room_name: Room }[];
  /** The facts of the scenario, each with the posts and files that carry it. */
  facts: readonly { id: number; posts: readonly number[]; files: readonly number[] }[];
  /** The posts and files that were put on the table, with the time at which they were taken back, or null. */
  items: readonly {
    post_id: number | null;
    file_id: number | null;
    added_ms: number;
    taken_back_ms: number | null;
  }[];
  /** When somebody of a room first read a post. */
  reads: readonly { room_name: Room; post_id: number | null; read_ms: number }[];
};

/**
 * Returns whether a condition holds now. A condition "by a minute" holds from that minute on or never, so it is undefined
 * before, and the caller stores the first result.
 */
export function holds(condition: When, facts: WhenFacts): boolean | undefined {
  switch (condition.kind) {
    case 'decided':
      return facts.closed.some(
        ({ scenario_id, decision_id }) =>
          scenario_id === condition.scenario_id && decision_id === condition.decision_id,
      );
    case 'condition':
      return facts.closed.some(({ conditions }) =>
        conditions.some(({ id, is_met }) => id === condition.condition_id && is_met === condition.is_met),
      );
    case 'leans':
      return leansTo(condition, facts);
    case 'on-table':
      return isOnTable(condition.fact_id, facts, facts.stageMs) ?? false;
    case 'not-on-table': {
      const byMs = condition.by_minute * 60_000;
      if (facts.stageMs < byMs) return undefined;
      return isOnTable(condition.fact_id, facts, byMs) === false;
    }
    case 'unread': {
      const byMs = condition.by_minute * 60_000;
      if (facts.stageMs < byMs) return undefined;
      const hasRead = facts.reads.some(
        ({ room_name, post_id, read_ms }) =>
          room_name === condition.room_name && post_id === condition.post_id && read_ms <= byMs,
      );
      return !hasRead && facts.seats.some(({ room_name }) => room_name === condition.room_name);
    }
    case 'voted': {
      if (condition.room_name !== null) return hasVoted(condition.room_name, facts);
      const voters = facts.seats.filter(({ room_name }) => room_name !== 'dashboard');
      return voters.length > 0 && voters.every(({ id }) => facts.votes.some(({ seat_id }) => seat_id === id));
    }
  }
}

/** Returns whether no vote of a room is missing. A room without votes and without people has not voted. */
function hasVoted(room: Role, { seats, votes }: WhenFacts): boolean {
  const { voted, ballots } = roomTurnout(room, seats, votes);
  return ballots > 0 && voted === ballots;
}

/** Returns whether a condition is judged once, at its minute. */
export function isJudgedOnce(condition: When): condition is Extract<When, { by_minute: number }> {
  return 'by_minute' in condition;
}

/** Returns whether a room leans to a decision: at least half of it has voted, and the decision alone has the most votes. */
function leansTo({ room_name, decision_id }: Extract<When, { kind: 'leans' }>, facts: WhenFacts): boolean {
  const votes = facts.votes.filter((vote) => vote.room_name === room_name);
  const { voted, ballots } = roomTurnout(room_name, facts.seats, facts.votes);
  if (ballots === 0 || voted * 2 < ballots) return false;
  const { leaders } = tally(votes);
  return leaders.length === 1 && leaders[0] === decision_id;
}

/** Returns whether something that carries a fact is on the table at `atMs`; null if there is no such fact. */
function isOnTable(factId: number, { facts, items }: WhenFacts, atMs: number): boolean | null {
  const fact = facts.find(({ id }) => id === factId);
  if (fact === undefined) return null;
  return items.some(
    ({ post_id, file_id, added_ms, taken_back_ms }) =>
      (post_id === null ? fact.files.includes(file_id ?? 0) : fact.posts.includes(post_id)) &&
      added_ms <= atMs &&
      (taken_back_ms === null || taken_back_ms > atMs),
  );
}
