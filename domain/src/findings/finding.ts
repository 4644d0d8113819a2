import type { DecidedBy } from '../advance.ts';
import type { Role } from '../rooms.ts';

/** The fewest people whose behaviour makes a finding. With fewer, it would be about a single person. */
export const fewestPeople = 2;

/** The part of the report that shows what a finding is made from. A moment of the replay is in ms of running time. */
export type FindingSource =
  | { kind: 'map' | 'shift' | 'forecast' | 'rooms' | 'reasons' | 'facts' }
  | { kind: 'timeline'; moment: 'entered' | 'left'; at_ms: number };

type People = { decision_id: number; people: number };

/** The numbers of a finding, by its kind. They count people, votes, facts, seconds and scenarios, and name nobody. */
export type FindingNumbers =
  | {
      kind: 'tie';
      /** The decisions that shared the most votes. */
      tied: number[];
      votes_each: number;
      others: { decision_id: number; votes: number }[];
      decided_by: Exclude<DecidedBy, 'majority'>;
      chosen_decision_id: number;
    }
  | { kind: 'forced'; missing: number; of: number }
  | {
      kind: 'room-against-group';
      room_name: Role;
      decision_id: number;
      votes: number;
      of: number;
      chosen_decision_id: number;
      chosen_votes: number;
      cast: number;
      /** Whether the facilitator chose the decision of the group in a tie. Missing in findings stored before it was noted. */
      chosen_in_tie?: boolean;
    }
  | {
      kind: 'moved';
      moved: number;
      /** Everybody with both a room vote and a final decision of their own. */
      of: number;
      moves: { from: number; to: number; people: number }[];
      /** The room votes of each decision. */
      room_votes: People[];
    }
  | { kind: 'unshared-facts'; facts: number; of: number }
  | {
      kind: 'forecast';
      chosen_decision_id: number;
      /** The forecasts that named the chosen decision. */
      named: number;
      of: number;
      /** The decision with the most forecasts, if it is a single other one, with its forecasts and its final votes. */
      expected: { decision_id: number; people: number; votes: number } | null;
    }
  | {
      kind: 'minority';
      decision_id: number;
      votes: number;
      of: number;
      chosen_decision_id: number;
      /** Whether the facilitator chose the decision of the group in a tie. Missing in findings stored before it was noted. */
      chosen_in_tie?: boolean;
    }
  | {
      /** What the key facts point to if all are put together, where the group chose something else. */
      kind: 'pooled-facts';
      decision_id: number;
      facts: number;
      chosen_decision_id: number;
      chosen_in_tie?: boolean;
    }
  | {
      kind: 'slowest';
      seconds: number;
      clock_seconds: number;
      others: { stage_number: number; seconds: number; clock_seconds: number }[];
    }
  | { kind: 'running-time'; seconds: number; stages: number }
  | { kind: 'path'; met: number; of: number }
  | { kind: 'last-decision'; decision_id: number | null; offered: number };

export type FindingKind = FindingNumbers['kind'];

/** Something remarkable in the record of a run, or a neutral fact of it. */
export type Finding = FindingNumbers & {
  /** The stage that it is about. A neutral fact about the whole run names the first or the last. */
  stage_number: number;
  scenario_id: number;
  source: FindingSource;
  /** Whether it only describes the run. Neutral facts are added where there are few findings. */
  is_neutral: boolean;
};

/** A finding with its weight. A greater weight comes first. */
export type WeighedFinding = Finding & { weight: number };

/** The weight of each kind that is not neutral. The numbers of a finding add less than 10 to it. */
const kindWeights = {
  tie: 110,
  forced: 100,
  moved: 90,
  forecast: 80,
  'room-against-group': 70,
  'unshared-facts': 60,
  'pooled-facts': 55,
  minority: 50,
  slowest: 40,
} as const satisfies Partial<Record<FindingKind, number>>;

type Place = { stage_number: number; scenario_id: number };

/** Returns a finding about a stage. `strength`, from 0 to 1, orders it among those of its kind. */
export function finding(
  { stage_number, scenario_id }: Place,
  numbers: Extract<FindingNumbers, { kind: keyof typeof kindWeights }>,
  { source, strength }: { source: FindingSource; strength: number },
): WeighedFinding {
  const weight = kindWeights[numbers.kind] + Math.round(9 * Math.min(1, strength));
  return { ...numbers, stage_number, scenario_id, source, weight, is_neutral: false };
}

/** Returns a neutral fact. */
export function neutralFact(
  { stage_number, scenario_id }: Place,
  numbers: FindingNumbers,
  source: FindingSource,
): Finding {
  return { ...numbers, stage_number, scenario_id, source, is_neutral: true };
}
