import { refuse } from '../refusal.ts';
import { type Role, type Room, roles } from '../rooms/rooms.ts';
import { tally } from '../votes/tally.ts';
import { isFinished, type RunStatus } from './run-status.ts';

export type Seat = { user_run_id: number; full_name: string };

/** The state of a run in its current scenario. Votes are those of present seats, in the order they were cast. */
export type AdvanceFacts = {
  status: RunStatus;
  scenario_id: number;
  /** False between the reveal of the last result and the begin of the current stage. */
  has_begun: boolean;
  is_last_stage: boolean;
  decisions: readonly { id: number; title_of_decision: string; link_next_scenario_id: number | null }[];
  /** Everyone present, including the dashboard; at least everyone whose final vote is missing. */
  seats: readonly Seat[];
  final_votes: readonly { user_run_id: number; decision_chosen_id: number }[];
  room_votes: readonly { room_name: Room; decision_chosen_id: number }[];
};

export type AdvanceRequest = {
  /** The scenario that the facilitator saw. Guards against a double click. */
  scenario_id?: number;
  /** The facilitator's choice in a tie. */
  decision_id?: number;
  /** Do not wait for missing voters. */
  force?: boolean;
  /** Whether the facilitator's settings allow `force`. */
  advanced_controls: boolean;
};

/**
 * The ways in which votes alone decide. `majority`: one decision has the most votes. `rooms`: of the tied decisions, one
 * leads in the most rooms. `first`: several lead in equally many rooms, and this one reached its count first.
 */
export const decidedByRules = ['majority', 'rooms', 'first'] as const;

/** All ways of reaching a decision: by the votes or, in a tie, by the facilitator. */
export const decidedBys = [...decidedByRules, 'facilitator'] as const;
export type DecidedBy = (typeof decidedBys)[number];

/** Wording for a decided tie in summaries, reports and files. */
export const tieWords = {
  rooms: 'Tie, decided by the rooms',
  // The rooms come first: they may have ruled out a tied decision that reached its count even earlier.
  first: 'Tie, by rooms and then the first to reach its votes',
  facilitator: 'Tie, decided by the facilitator',
} as const satisfies Record<Exclude<DecidedBy, 'majority'>, string>;

/** The result of an advance. `forced` is true if the run advanced although voters were missing. */
export type Advance =
  | {
      kind: 'moves';
      decision_id: number;
      decided_by: DecidedBy;
      forced: boolean;
      next_scenario_id: number;
    }
  | { kind: 'ends'; decision_id: number | null; decided_by: DecidedBy | null; forced: boolean };

/**
 * Returns the winning decision of the current scenario and the scenario to which the run moves next. A scenario without
 * decisions ends the run without waiting for votes. Refuses, in this order: `run.is-over` or `run.not-in-progress`,
 * `advance.moved-on`, `stage.not-begun`, `run.advanced-controls-off`, `advance.missing-voters`, `advance.no-decisions`,
 * `advance.not-tied`.
 */
export function decideAdvance(facts: AdvanceFacts, request: AdvanceRequest): Advance {
  requireCurrent(facts, request);
  if (request.force && !request.advanced_controls) refuse('run.advanced-controls-off');
  if (facts.decisions.length === 0) {
    return { kind: 'ends', decision_id: null, decided_by: null, forced: false };
  }
  const missingSeats = missingVoters(facts.seats, facts.final_votes);
  if (missingSeats.length > 0 && !request.force) {
    const names = missingSeats.map((seat) => seat.full_name).join(', ');
    refuse('advance.missing-voters', { names, missing_users: missingSeats });
  }
  const isForced = missingSeats.length > 0;
  const { decision_id, decided_by } = chooseDecision(facts, request.decision_id);
  const next_scenario_id = nextScenario(facts, decision_id);
  if (next_scenario_id === null) return { kind: 'ends', decision_id, decided_by, forced: isForced };
  return { kind: 'moves', decision_id, decided_by, forced: isForced, next_scenario_id };
}

/** Returns the seats that have not cast a final vote, in the order of `seats`. */
export function missingVoters(
  seats: readonly Seat[],
  final_votes: readonly { user_run_id: number }[],
): Seat[] {
  const voters = new Set(final_votes.map((vote) => vote.user_run_id));
  return seats
    .filter((seat) => !voters.has(seat.user_run_id))
    .map(({ user_run_id, full_name }) => ({ user_run_id, full_name }));
}

function requireCurrent(facts: AdvanceFacts, request: AdvanceRequest): void {
  if (isFinished(facts.status)) refuse('run.is-over');
  if (facts.status !== 'IN_PROGRESS') refuse('run.not-in-progress');
  if (request.scenario_id !== undefined && request.scenario_id !== facts.scenario_id) {
    refuse('advance.moved-on');
  }
  if (!facts.has_begun) refuse('stage.not-begun');
}

/** A decision reached by the votes alone, without the facilitator. */
export type RuleChoice = { decision_id: number; decided_by: (typeof decidedByRules)[number] };

type Votes = Pick<AdvanceFacts, 'room_votes'> & {
  final_votes: readonly Pick<AdvanceFacts['final_votes'][number], 'decision_chosen_id'>[];
};

/**
 * Returns the decision that an advance would take now if the facilitator made no choice; null if there is no final vote.
 * Both lists are in the order of casting.
 */
export function ruleChoice({ final_votes, room_votes }: Votes): RuleChoice | null {
  const { leaders, leader } = tally(final_votes);
  if (leader === null) return null;
  if (leaders.length === 1) return { decision_id: leader, decided_by: 'majority' };
  return breakTie(leaders, room_votes);
}

/** Returns the decision that leads the room votes of each room. Rooms without a vote are left out. */
export function roomLeaders(room_votes: Votes['room_votes']): ReadonlyMap<Role, number> {
  const leaders = new Map<Role, number>();
  for (const role of roles) {
    const { leader } = tally(room_votes.filter((vote) => vote.room_name === role));
    if (leader !== null) leaders.set(role, leader);
  }
  return leaders;
}

/** Returns the id of the scenario that a decision leads to; null if it has no link or if the stage is the last one. */
export function nextScenario(
  { is_last_stage, decisions }: Pick<AdvanceFacts, 'is_last_stage' | 'decisions'>,
  decision_id: number,
): number | null {
  if (is_last_stage) return null;
  return decisions.find((decision) => decision.id === decision_id)?.link_next_scenario_id ?? null;
}

type Choice = { decision_id: number; decided_by: DecidedBy };

function chooseDecision(facts: AdvanceFacts, requestedId: number | undefined): Choice {
  const byRule = ruleChoice(facts);
  if (byRule === null) refuse('advance.no-decisions');
  const { leaders } = tally(facts.final_votes);
  if (requestedId !== undefined && !leaders.includes(requestedId)) {
    const tiedDecisions = facts.decisions.filter((decision) => leaders.includes(decision.id));
    refuse('advance.not-tied', {
      titles: tiedDecisions.map((decision) => decision.title_of_decision).join(', '),
      tied: tiedDecisions.map((decision) => decision.id),
    });
  }
  if (requestedId === undefined || leaders.length === 1) return byRule;
  return { decision_id: requestedId, decided_by: 'facilitator' };
}

/**
 * Returns the tied decision that leads in the most rooms; among equals, the one that reached its count first. `tiedIds` must
 * be in the order of reaching the count.
 */
function breakTie(tiedIds: readonly number[], room_votes: AdvanceFacts['room_votes']): RuleChoice {
  const leaderOfEachRoom = [...roomLeaders(room_votes).values()];
  const roomsLed = (id: number): number => leaderOfEachRoom.filter((leader) => leader === id).length;
  const maxRooms = Math.max(...tiedIds.map(roomsLed));
  const [first, ...others] = tiedIds.filter((id) => roomsLed(id) === maxRooms);
  if (first === undefined) throw new Error('A tie needs decisions that are tied');
  return { decision_id: first, decided_by: others.length === 0 ? 'rooms' : 'first' };
}
