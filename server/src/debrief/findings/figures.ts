import {
  type RunFigures,
  rolesOf,
  roomDecision,
  runningMs,
  type StageFigures,
  spreadOf,
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

/** Returns the numbers from which findings are made. `knownStages` has the key facts of the closed stages. `now` in epoch ms. */
export function runFigures(
  playedRun: PlayedRun,
  knownStages: readonly KnownStage[],
  now: number,
): TitledFigures {
  const stages = playedRun.visits.map((visit) => stageFigures(playedRun, visit, knownStages, now));
  return {
    running_seconds: Math.floor(runningMs(playedRun.run, now) / 1000),
    scenarios: { met: stages.length, of: playedRun.scenarios.length },
    stages,
  };
}

function stageFigures(
  playedRun: PlayedRun,
  visit: Visit,
  knownStages: readonly KnownStage[],
  now: number,
): TitledStage {
  const { stage_number, scenario_id } = visit;
  const offeredDecisions = playedRun.decisions.filter((decision) => decision.scenario_id === scenario_id);
  const offeredIds = offeredDecisions.map(({ id }) => id);
  const { room, final } = votesIn(playedRun.shiftRows.votes, scenario_id);
  const stage = playedRun.stages.find((playedStage) => playedStage.stage_number === stage_number);
  const span = spanOf(playedRun, visit, now);
  const shift = shiftView(playedRun.shiftRows, visit, offeredIds);
  return {
    stage_number,
    scenario_id,
    entered_ms: Math.round(span.entered_ms),
    left_ms: Math.round(span.left_ms),
    seconds: Math.round((span.left_ms - span.entered_ms) / 1000),
    clock_seconds: stageLength({ ...visit, duration_seconds: stage?.duration_seconds ?? null }),
    decisions: offeredDecisions.map(({ id, title_of_decision }) => {
      const votes = final.filter(({ decision_chosen_id }) => decision_chosen_id === id);
      const ownCount = votes.filter(({ recorded_by }) => recorded_by === null).length;
      return { id, title_of_decision, votes: votes.length, own: ownCount };
    }),
    chosen_decision_id: visit.decision_id,
    decided_by: visit.decided_by,
    forced: visit.forced === 1,
    rooms: rolesOf(playedRun.rooms).map((room_name) => ({
      room_name,
      ...roomDecision(room.filter((vote) => vote.room_name === room_name)),
    })),
    shift,
    forecasts: shift?.confidence?.forecasts ?? null,
    facts: factsOf(knownStages, scenario_id).map((fact) => ({
      rooms: fact.rooms.map(({ room_name }) => room_name),
      isRead: fact.rooms.some(({ read_at }) => read_at !== null),
      spread: spreadOf(fact),
      supports: fact.supports,
      opposes: fact.opposes,
    })),
  };
}

function factsOf(knownStages: readonly KnownStage[], scenarioId: number): KnownStage['facts'] {
  return knownStages.find(({ scenario_id }) => scenario_id === scenarioId)?.facts ?? [];
}
