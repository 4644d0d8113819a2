import {
  type RunFigures,
  rolesOf,
  roomDecision,
  runningMs,
  type StageFigures,
  spreadOf,
  stageLength,
} from '@vincere/domain';
import type { PlayedStage, RunWithFacts } from '../played-run/load.ts';
import { shiftView } from '../played-run/shift.ts';

/** The figures of a run, with the titles of its decisions. */
export type TitledFigures = Omit<RunFigures, 'stages'> & { stages: readonly TitledStage[] };
type TitledStage = Omit<StageFigures, 'decisions'> & {
  decisions: readonly (StageFigures['decisions'][number] & { title_of_decision: string })[];
};

/** Returns the numbers from which findings are made. */
export function runFigures(playedRun: RunWithFacts): TitledFigures {
  const { run, simulation, stages, now } = playedRun;
  return {
    running_seconds: Math.floor(runningMs(run, now) / 1000),
    scenarios: { met: stages.length, of: simulation.scenarios.length },
    stages: stages.map((stage) => stageFigures(playedRun, stage)),
  };
}

function stageFigures(playedRun: RunWithFacts, stage: PlayedStage): TitledStage {
  const { stage_number, scenario_id, entered_ms, left_ms, votes } = stage;
  const shift = shiftView(playedRun, stage);
  const knownStage = playedRun.knownStages.find((candidate) => candidate.scenario_id === scenario_id);
  return {
    stage_number,
    scenario_id,
    entered_ms: Math.round(entered_ms),
    left_ms: Math.round(left_ms),
    seconds: Math.round((left_ms - entered_ms) / 1000),
    clock_seconds: stageLength(stage),
    decisions: stage.decisions.map(({ id, title_of_decision }) => {
      const finalVotes = votes.final.filter(({ decision_chosen_id }) => decision_chosen_id === id);
      const ownCount = finalVotes.filter(({ recorded_by }) => recorded_by === null).length;
      return { id, title_of_decision, votes: finalVotes.length, own: ownCount };
    }),
    chosen_decision_id: stage.decision_id,
    decided_by: stage.decided_by,
    forced: stage.forced === 1,
    rooms: rolesOf(playedRun.rooms).map((room_name) => ({
      room_name,
      ...roomDecision(votes.room.filter((vote) => vote.room_name === room_name)),
    })),
    shift,
    forecasts: shift?.confidence?.forecasts ?? null,
    facts: (knownStage?.facts ?? []).map((fact) => ({
      rooms: fact.rooms.map(({ room_name }) => room_name),
      isRead: fact.rooms.some(({ read_at }) => read_at !== null),
      spread: spreadOf(fact),
      supports: fact.supports,
      opposes: fact.opposes,
    })),
  };
}
