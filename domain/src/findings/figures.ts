import type { FactSpread } from '../facts/fact-states.ts';
import type { Weighed } from '../facts/facts.ts';
import { smallestGroup } from '../reports/agreement.ts';
import type { RoomDecision } from '../reports/report.ts';
import { type Flow, type Shift, totalFlows } from '../reports/shift.ts';
import type { Role } from '../rooms/rooms.ts';
import type { DecidedBy } from '../runs/advance.ts';

/** The figures of a run from which findings are made. They contain no person. */
export type RunFigures = {
  /** The running time of the run. */
  running_seconds: number;
  /** The number of scenarios that the group met, and of those that the simulation has. */
  scenarios: { met: number; of: number };
  /** The closed stages and, if the run was stopped in a stage, that stage, in their order. */
  stages: readonly StageFigures[];
};

export type StageFigures = {
  stage_number: number;
  scenario_id: number;
  /** The running time of the run when it entered the stage and when it left it, in ms. */
  entered_ms: number;
  left_ms: number;
  /** The time in the stage, and the length of its clock with all time that was added; null without a limit. */
  seconds: number;
  clock_seconds: number | null;
  /** The offered decisions in their order, with their final votes. `own` leaves out those that a facilitator recorded. */
  decisions: readonly { id: number; votes: number; own: number }[];
  /** Null for a stage that closed without a decision. */
  chosen_decision_id: number | null;
  decided_by: DecidedBy | null;
  /** Whether the run advanced although final decisions were missing. */
  forced: boolean;
  /** The decision of each room in use. */
  rooms: readonly ({ room_name: Role } & RoomDecision)[];
  /** Null for a stage in which the run was stopped. */
  shift: Shift | null;
  /** The forecasts for each decision; null if the run didn't ask, or for fewer than four. */
  forecasts: readonly { decision_id: number; people: number }[] | null;
  facts: readonly FactFigures[];
};

/** A key fact of a stage: the rooms that had it, whether somebody there read it, who had it in the end, and what it argues for. */
export type FactFigures = Weighed & { rooms: readonly Role[]; isRead: boolean; spread: FactSpread };

/** A stage that closed with a decision. */
export type DecidedStage = StageFigures & { chosen_decision_id: number; decided_by: DecidedBy; shift: Shift };

/** Returns the flows of everybody in a stage, from room votes to final decisions. */
export function flowsIn({ shift }: DecidedStage): Flow[] {
  return totalFlows(shift.rooms.flatMap(({ flows }) => flows));
}

/** Returns how many people were on the run when the stage closed. */
export function peopleIn(stage: DecidedStage): number {
  return sum(flowsIn(stage).map(({ people }) => people)) + stage.shift.on_behalf;
}

/** Returns the number of final votes of a stage. */
export function castIn({ decisions }: Pick<StageFigures, 'decisions'>): number {
  return sum(decisions.map(({ votes }) => votes));
}

/** Returns the final votes for a decision of a stage. */
export function votesFor(
  { decisions }: { decisions: readonly { id: number; votes: number }[] },
  decisionId: number,
): number {
  return decisions.find(({ id }) => id === decisionId)?.votes ?? 0;
}

/**
 * Returns whether findings may be made from a stage: it closed with a decision, and enough people took part that nobody can be
 * recognised. In a smaller group every finding would be about what single people did.
 */
export function isLargeEnough(stage: StageFigures): stage is DecidedStage {
  return isDecided(stage) && peopleIn(stage) >= smallestGroup;
}

/** Returns whether a stage closed with a decision. */
export function isDecided(stage: StageFigures): stage is DecidedStage {
  return stage.chosen_decision_id !== null && stage.decided_by !== null && stage.shift !== null;
}

/** Returns whether the facilitator chose the decision of a stage in a tie. */
export function isChosenInTie({ decided_by }: DecidedStage): boolean {
  return decided_by === 'facilitator';
}

/** Returns the sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
