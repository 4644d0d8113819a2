import type { Run } from '@vincere/contract';
import { queryClient, queryOf, useRead } from '../../../lib/api.ts';
import { findDecision, type Simulation } from '../../authoring/useSimulation.ts';
import { notOnTable } from '../../key-facts/said/not-on-table.ts';
import { focusStage } from '../stage-focus.ts';
import type { RunBoard } from '../types.ts';
import type { AdvanceChoice, RunActions } from '../useRunActions.ts';
import { canAdvance, nextStageStatus } from '../votes/vote-status.ts';
import { useQuestion } from './useQuestion.ts';

/**
 * Reads the conditions of all decisions. `conditionsOf` finds those that are read already, and `readConditions` waits for
 * them. A failed read counts as no conditions: the run must not stand still, and they can be judged later.
 */
function useConditions(runId: number) {
  const input = { params: { runId } };
  const { data } = useRead('getPlayedSimulation', input);
  const findIn = (simulation: Simulation | undefined, decisionId: number) =>
    findDecision(simulation, decisionId)?.conditions ?? [];
  return {
    conditionsOf: (decisionId: number) => findIn(data, decisionId),
    readConditions: async (decisionId: number) => {
      const simulationRead = queryClient.ensureQueryData(queryOf('getPlayedSimulation', input));
      return findIn(await simulationRead.catch(() => undefined), decisionId);
    },
  };
}

/**
 * Reads the key facts of the current scenario. `hasUnshared` waits for whether some have not reached the table. A failed read
 * counts as none: it can be noted later that they were said.
 */
function useUnsharedFacts(runId: number) {
  const factsQuery = queryOf('getRunFacts', { params: { runId } });
  return async () => {
    const answer = await queryClient.fetchQuery({ ...factsQuery, staleTime: 0 }).catch(() => undefined);
    return notOnTable(answer?.facts ?? []).length > 0;
  };
}

/** Reveals the result of the stage or ends the run. Before that, asks what the facilitator has to answer. */
export function useNextStage(run: Run, board: RunBoard, actions: RunActions) {
  const { question, ask, judge, close } = useQuestion(run, board, actions.underWay !== null);
  const { conditionsOf, readConditions } = useConditions(run.id);
  const hasUnsharedFacts = useUnsharedFacts(run.id);

  /** Returns whether the facilitator has something to answer before the run advances with this decision. */
  const hasQuestions = async (decisionId: number) => {
    const [conditions, hasFacts] = await Promise.all([readConditions(decisionId), hasUnsharedFacts()]);
    return conditions.length > 0 || hasFacts;
  };

  /** Asks about conditions and key facts. If there is nothing to ask, advances at once. */
  const decide = async (
    scenarioId: number,
    { decisionId, force = false }: { decisionId?: number | undefined; force?: boolean },
  ) => {
    const winner = decisionId ?? board.rule_choice?.decision_id ?? 0;
    if (await hasQuestions(winner)) return judge({ scenarioId, decisionId, force });
    await advance(scenarioId, {
      ...(decisionId !== undefined && { decision_id: decisionId }),
      ...(force && { force }),
    });
  };
  const advance = async (scenario_id: number, choice: Omit<AdvanceChoice, 'scenario_id' | 'begin'>) => {
    // A rehearsal has nobody to reveal a result to.
    if (!(await actions.advance({ scenario_id, begin: run.rehearsal !== null, ...choice }))) return;
    close();
    focusStage();
  };
  const next = async () => {
    const status = nextStageStatus(run, board);
    if (board.scenario_id === null || !canAdvance(status)) return;
    if (board.leading.length > 1) return ask('tie', false);
    // The dialog with the questions says that the decision ends the simulation.
    if (status.state === 'ends' && !(await hasQuestions(board.rule_choice?.decision_id ?? 0)))
      return ask('finish', false);
    await decide(board.scenario_id, {});
  };
  const end = async () => {
    if (await actions.changeStatus('ENDED')) close();
  };
  return { question, ask, close, conditionsOf, decide, advance, next, end };
}

export type NextStage = ReturnType<typeof useNextStage>;
