import {
  isShared,
  type RunFigures,
  rolesOf,
  roomDecision,
  runningMs,
  type StageFigures,
  stageLength,
} from '@vincere/domain';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import { votesIn } from '../../play/votes/totals.ts';
import { type PlayedRun, spanOf, type Visit } from '../played-run.ts';
import { shiftView } from '../shift.ts';

/** The figures of a run, with the titles of its decisions. */
export type TitledFigures = Omit<RunFigures, 'stages'> & { stages: readonly TitledStage[] };
type TitledStage = Omit<StageFigures, 'decisions'> & {
  decisions: readonly (StageFigures['decisions'][number] & { title_of_decision: string })[];
};

/** Returns the numbers from which findings are made. `known` has the key facts of the closed stages. `now` in epoch ms. */
export function runFigures(played: PlayedRun, known: readonly KnownStage[], now: number): TitledFigures {
  const stages = played.visits.map((visit) => stageFigures(played, visit, known, now));
  return {
    running_seconds: Math.floor(runningMs(played.run, now) / 1000),
    scenarios: { met: stages.length, of: played.scenarios.length },
    stages,
  };
}

function stageFigures(
  played: PlayedRun,
  visit: Visit,
  known: readonly KnownStage[],
  now: number,
): TitledStage {
  const { stage_number, scenario_id } = visit;
  const offered = played.decisions.filter((decision) => decision.scenario_id === scenario_id);
  const offeredIds = offered.map(({ id }) => id);
  const { room, final } = votesIn(played.shiftRows.votes, scenario_id);
  const stage = played.stages.find((one) => one.stage_number === stage_number);
  const span = spanOf(played, visit, now);
  const shift = shiftView(played.shiftRows, visit, offeredIds);
  return {
    stage_number,
    scenario_id,
    entered_ms: Math.round(span.entered_ms),
    left_ms: Math.round(span.left_ms),
    seconds: Math.round((span.left_ms - span.entered_ms) / 1000),
    clock_seconds: stageLength({ ...visit, duration_seconds: stage?.duration_seconds ?? null }),
    decisions: offered.map(({ id, title_of_decision }) => {
      const votes = final.filter(({ decision_chosen_id }) => decision_chosen_id === id);
      const own = votes.filter(({ recorded_by }) => recorded_by === null).length;
      return { id, title_of_decision, votes: votes.length, own };
    }),
    chosen_decision_id: visit.decision_id,
    decided_by: visit.decided_by,
    forced: visit.forced === 1,
    rooms: rolesOf(played.rooms).map((room_name) => ({
      room_name,
      ...roomDecision(room.filter((vote) => vote.room_name === room_name)),
    })),
    shift,
    forecasts: shift?.confidence?.forecasts ?? null,
    facts: factsOf(known, scenario_id).map((fact) => ({
      rooms: fact.rooms.map(({ room_name }) => room_name),
      isRead: fact.rooms.some(({ read_at }) => read_at !== null),
      isShared: isShared(fact),
      supports: fact.supports,
      opposes: fact.opposes,
    })),
  };
}

function factsOf(known: readonly KnownStage[], scenarioId: number): KnownStage['facts'] {
  return known.find(({ scenario_id }) => scenario_id === scenarioId)?.facts ?? [];
}
