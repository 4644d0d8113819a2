import type { Findings } from '@vincere/contract';
import {
  areSeveralIn,
  argueAgainst,
  decisionSupportedBy,
  isFinished,
  isKept,
  isTooSmall,
  reachedAll,
  type StageFigures,
  shownFindings,
  spreadOf,
} from '@vincere/domain';
import { roomsOfStage } from '../../play/editions/rooms.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import type { PlayedRun } from '../played-run.ts';
import { runFigures } from './figures.ts';

/** Returns the first page of the report of a run. `knownStages` has the key facts of its closed stages. `now` in epoch ms. */
export function findingsView(
  playedRun: PlayedRun,
  knownStages: readonly KnownStage[],
  now: number,
): Findings {
  const figures = runFigures(playedRun, knownStages, now);
  const { stages } = figures;
  return {
    stages: stages.map((stage, index) => ({
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_scenario: playedRun.scenarios.find(({ id }) => id === stage.scenario_id)?.name ?? '',
      room_texts: roomsOfStage(playedRun.run, playedRun.rooms, playedRun.editions, stage.scenario_id),
      decisions: stage.decisions.map(({ id, title_of_decision, votes }) => ({
        id,
        title_of_decision,
        votes,
      })),
      chosen_decision_id: stage.chosen_decision_id,
      decided_by: playedRun.visits[index]?.decided_by ?? null,
      seconds: stage.seconds,
      clock_seconds: stage.clock_seconds,
    })),
    last_outcome: lastOutcome(playedRun),
    findings: shownFindings(figures),
    is_too_small: isTooSmall(figures),
    not_shared: notShared(knownStages, stages),
  };
}

/** Returns what came of the last decision, and whether it ended the run. A run can be stopped in a later scenario. */
function lastOutcome({ run, reached, decisions }: PlayedRun): Findings['last_outcome'] {
  const lastVisit = reached.findLast(({ decision_id }) => decision_id !== null);
  if (lastVisit === undefined) return null;
  const outcome = playedOutcome(
    lastVisit,
    decisions.find(({ id }) => id === lastVisit.decision_id),
  );
  const is_ending = isFinished(run.status) && lastVisit === reached.at(-1);
  return outcome && { ...outcome, stage_number: lastVisit.stage_number, is_ending };
}

/** Returns the key facts that rooms had and that never left them; null for a run without key facts. */
function notShared(
  knownStages: readonly KnownStage[],
  stages: readonly StageFigures[],
): Findings['not_shared'] {
  if (knownStages.length === 0) return null;
  const facts = knownStages.flatMap(
    ({ stage_number, scenario_id, chosen_decision_id: chosen, facts: all }) => {
      const stage = stages.find((stageFigures) => stageFigures.scenario_id === scenario_id);
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
          argues: argueAgainst({ supports, opposes }, chosen),
        };
      });
    },
  );
  const pooledFacts = knownStages.flatMap(({ stage_number, scenario_id, decisions, facts: all }) => {
    const supportedDecisionId = decisionSupportedBy(
      all,
      decisions.map(({ id }) => id),
    );
    return supportedDecisionId === null || all.every((fact) => reachedAll(spreadOf(fact)))
      ? []
      : [{ stage_number, scenario_id, facts: all.length, decision_id: supportedDecisionId }];
  });
  const spreads = knownStages.flatMap((stage) => stage.facts.map(spreadOf));
  return {
    of: spreads.length,
    in_no_room: spreads.filter((spread) => spread === 'nowhere').length,
    with_all: spreads.filter((spread) => spread === 'with-all').length,
    facts: facts.toSorted((a, b) => lessonOf(b) - lessonOf(a)).map(({ argues: _argues, ...fact }) => fact),
    pooled: pooledFacts,
  };
}

/** Returns how much a kept fact teaches: most if it was read and argues against the decision. */
function lessonOf({ argues, is_read }: { argues: boolean; is_read: boolean | null }): number {
  return argues ? 1 + Number(is_read === true) : 0;
}
