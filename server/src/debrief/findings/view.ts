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
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import type { PlayedRun, RunWithFacts } from '../played-run/load.ts';
import { runFigures } from './figures.ts';

/** Returns the first page of the report of a run. */
export function findingsView(playedRun: RunWithFacts): Findings {
  const figures = runFigures(playedRun);
  return {
    stages: figures.stages.map((stage, index) => ({
      stage_number: stage.stage_number,
      scenario_id: stage.scenario_id,
      title_of_scenario: playedRun.stages[index]?.title_of_scenario ?? '',
      room_texts: playedRun.stages[index]?.room_texts ?? null,
      decisions: stage.decisions.map(({ id, title_of_decision, votes }) => ({
        id,
        title_of_decision,
        votes,
      })),
      chosen_decision_id: stage.chosen_decision_id,
      decided_by: stage.decided_by,
      seconds: stage.seconds,
      clock_seconds: stage.clock_seconds,
    })),
    last_outcome: lastOutcome(playedRun),
    findings: shownFindings(figures),
    is_too_small: isTooSmall(figures),
    not_shared: notShared(playedRun.knownStages, figures.stages),
  };
}

/** Returns what came of the last decision, and whether it ended the run. A run can be stopped in a later scenario. */
function lastOutcome({ run, reachedStages }: PlayedRun): Findings['last_outcome'] {
  const lastStage = reachedStages.findLast(({ decision_id }) => decision_id !== null);
  if (lastStage === undefined) return null;
  const outcome = playedOutcome(lastStage, lastStage.takenDecision);
  const is_ending = isFinished(run.status) && lastStage === reachedStages.at(-1);
  return outcome && { ...outcome, stage_number: lastStage.stage_number, is_ending };
}

/** Returns the key facts that rooms had and that never left them; null for a run without key facts. */
function notShared(
  knownStages: RunWithFacts['knownStages'],
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
