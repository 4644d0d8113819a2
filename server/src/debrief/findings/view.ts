import type { Findings } from '@vincere/contract';
import {
  areSeveralIn,
  decisionSupportedBy,
  isFinished,
  isKept,
  isShared,
  isTooSmall,
  type RunFigures,
  rolesOf,
  roomDecision,
  runningMs,
  type StageFigures,
  shownFindings,
  stageLength,
} from '@vincere/domain';
import { roomsOfStage } from '../../play/editions/rooms.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import { votesIn } from '../../play/votes/totals.ts';
import { type PlayedRun, spanOf, type Visit } from '../played-run.ts';
import { shiftView } from '../shift.ts';

/** Returns the first page of the report of a run. `known` has the key facts of its closed stages. `now` in epoch ms. */
export function findingsView(played: PlayedRun, known: readonly KnownStage[], now: number): Findings {
  const stages = played.visits.map((visit) => stageOf(played, visit, known, now));
  const figures: RunFigures = {
    running_seconds: Math.floor(runningMs(played.run, now) / 1000),
    scenarios: { met: stages.length, of: played.scenarios.length },
    stages,
  };
  return {
    stages: stages.map((stage, index) => ({
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_scenario: played.scenarios.find(({ id }) => id === stage.scenario_id)?.name ?? '',
      room_texts: roomsOfStage(played.run, played.rooms, played.editions, stage.scenario_id),
      decisions: stage.decisions.map(({ id, title_of_decision, votes }) => ({
        id,
        title_of_decision,
        votes,
      })),
      chosen_decision_id: stage.chosen_decision_id,
      decided_by: played.visits[index]?.decided_by ?? null,
      seconds: stage.seconds,
      clock_seconds: stage.clock_seconds,
    })),
    last_outcome: lastOutcome(played),
    findings: shownFindings(figures),
    is_too_small: isTooSmall(figures),
    not_shared: notShared(known, stages),
  };
}

/** Returns the numbers of a stage from which findings are made, and the titles of its decisions. */
function stageOf(played: PlayedRun, visit: Visit, known: readonly KnownStage[], now: number) {
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
      isShared: isShared(fact),
    })),
  };
}

function factsOf(known: readonly KnownStage[], scenarioId: number): KnownStage['facts'] {
  return known.find(({ scenario_id }) => scenario_id === scenarioId)?.facts ?? [];
}

/** Returns what came of the last decision, and whether it ended the run. A run can be stopped in a later scenario. */
function lastOutcome({ run, reached, decisions }: PlayedRun): Findings['last_outcome'] {
  const last = reached.findLast(({ decision_id }) => decision_id !== null);
  if (last === undefined) return null;
  const outcome = playedOutcome(
    last,
    decisions.find(({ id }) => id === last.decision_id),
  );
  const is_ending = isFinished(run.status) && last === reached.at(-1);
  return outcome && { ...outcome, stage_number: last.stage_number, is_ending };
}

/** Returns the key facts that rooms had and that never left them; null for a run without key facts. */
function notShared(known: readonly KnownStage[], stages: readonly StageFigures[]): Findings['not_shared'] {
  if (known.length === 0) return null;
  const facts = known.flatMap(({ stage_number, scenario_id, chosen_decision_id: chosen, facts: all }) => {
    const stage = stages.find((one) => one.scenario_id === scenario_id);
    return all.filter(isKept).map(({ id, text, rooms: holders, supports, opposes }) => {
      const rooms = holders.map(({ room_name }) => room_name);
      const isRead = holders.some(({ read_at }) => read_at !== null);
      return {
        id,
        stage_number,
        scenario_id,
        text,
        rooms,
        is_read: stage !== undefined && areSeveralIn(rooms, stage) ? isRead : null,
        supports,
        opposes,
        argues: opposes.some((one) => one === chosen) || supports.some((one) => one !== chosen),
      };
    });
  });
  const pooled = known.flatMap(({ stage_number, scenario_id, decisions, facts: all }) => {
    const supported = decisionSupportedBy(
      all,
      decisions.map(({ id }) => id),
    );
    return supported === null || all.every(isShared)
      ? []
      : [{ stage_number, scenario_id, facts: all.length, decision_id: supported }];
  });
  return {
    of: known.reduce((sum, { facts: all }) => sum + all.length, 0),
    facts: facts
      .toSorted((a, b) => Number(b.argues) - Number(a.argues))
      .map(({ argues: _argues, ...fact }) => fact),
    pooled,
  };
}
