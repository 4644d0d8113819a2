import type { Findings } from '@vincere/contract';
import {
  areSeveralIn,
  argueAgainst,
  decisionSupportedBy,
  isFinished,
  isKept,
  isShared,
  isTooSmall,
  type StageFigures,
  shownFindings,
} from '@vincere/domain';
import { roomsOfStage } from '../../play/editions/rooms.ts';
import { playedOutcome } from '../../play/outcomes/played-outcome.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import type { PlayedRun } from '../played-run.ts';
import { runFigures } from './figures.ts';

/** Returns the first page of the report of a run. `known` has the key facts of its closed stages. `now` in epoch ms. */
export function findingsView(played: PlayedRun, known: readonly KnownStage[], now: number): Findings {
  const figures = runFigures(played, known, now);
  const { stages } = figures;
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
        argues: argueAgainst({ supports, opposes }, chosen),
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
  const allFacts = known.flatMap((stage) => stage.facts);
  return {
    of: allFacts.length,
    in_no_room: allFacts.filter(({ state }) => state === 'nowhere').length,
    facts: facts.toSorted((a, b) => lessonOf(b) - lessonOf(a)).map(({ argues: _argues, ...fact }) => fact),
    pooled,
  };
}

/** Returns how much a kept fact teaches: most if it was read and argues against the decision. */
function lessonOf({ argues, is_read }: { argues: boolean; is_read: boolean | null }): number {
  return argues ? 1 + Number(is_read === true) : 0;
}
