import type { Settings } from '@vincere/contract';
import { queryClient, queryOf, useRead } from '../../lib/api.ts';
import { originToShare } from '../../lib/own-address.ts';
import { t } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import { findDecision, type Simulation } from '../authoring/useSimulation.ts';
import { notOnTable } from '../key-facts/said/not-on-table.ts';
import { useRunFacts } from '../key-facts/useRunFacts.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';
import { EndDialog, FinishDialog, ForceDialog } from './AskDialogs.tsx';
import { Column } from './Column.tsx';
import styles from './ControlRoom.module.css';
import { FinalVotes } from './FinalVotes.tsx';
import { NextLine } from './NextLine.tsx';
import { PathFacts } from './PathFacts.tsx';
import { PathStrip } from './PathStrip.tsx';
import { NudgeThem } from './people/NudgeThem.tsx';
import { Participants } from './people/Participants.tsx';
import { PeopleTabs } from './people/PeopleTabs.tsx';
import { RunHead } from './RunHead.tsx';
import { SideTabs } from './SideTabs.tsx';
import { focusStage } from './stage-focus.ts';
import { TieDialog } from './TieDialog.tsx';
import type { Decisions, ReceivedRun, RunBoard } from './types.ts';
import { useQuestion } from './useQuestion.ts';
import { type AdvanceChoice, useRunActions } from './useRunActions.ts';
import { canAdvance, endsSimulation, nextStageStatus } from './vote-status.ts';

const noDecisions: Decisions = [];

/**
 * Reads the conditions of all decisions. `conditionsOf` finds those that are read already, and `readConditions` waits for
 * them. A failed read counts as no conditions: the run must not stand still, and they can be judged later.
 */
function useConditions({ id }: ReceivedRun['run']) {
  const input = { params: { runId: id } };
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
function useUnsharedFacts({ id }: ReceivedRun['run']) {
  const factsQuery = queryOf('getRunFacts', { params: { runId: id } });
  return async () => {
    const answer = await queryClient.fetchQuery({ ...factsQuery, staleTime: 0 }).catch(() => undefined);
    return notOnTable(answer?.facts ?? []).length > 0;
  };
}

/** The dialog about the decision that wins now, or that the facilitator chose in a tie, and about key facts. */
function Judge({
  run,
  board,
  question,
  conditions,
  ...dialog
}: {
  run: ReceivedRun['run'];
  board: RunBoard;
  question: { scenarioId: number; decisionId: number | undefined };
  conditions: ReturnType<typeof useConditions>['conditionsOf'];
} & Pick<Parameters<typeof AdvanceDialog>[0], 'busy' | 'onAdvance' | 'onClose'>) {
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const winner = question.decisionId ?? board.rule_choice?.decision_id;
  const index = decisions.findIndex(({ id }) => id === winner);
  const decision = decisions[index];
  const facts = useRunFacts(run).facts?.facts ?? [];
  if (decision === undefined) return null;
  const letter = letterOf(index);
  return (
    <AdvanceDialog
      runId={run.id}
      scenarioId={question.scenarioId}
      asksOrder={run.current_scenario?.asks_order ?? false}
      decision={{ ...decision, index, conditions: conditions(decision.id) }}
      facts={facts}
      action={
        endsSimulation(run, board)
          ? t('Finish with {letter}', { letter })
          : t('Next Stage with {letter}', { letter })
      }
      isTied={board.leading.length > 1}
      {...dialog}
    />
  );
}

/** The control room of a run that is not finished: everything on one screen. */
export function ControlRoom({
  received,
  board,
  settings,
  onPresent,
  peopleTools,
  runTools,
  children,
}: {
  received: ReceivedRun;
  board: RunBoard;
  settings: Settings | undefined;
  onPresent: () => void;
  /** Buttons that act on all participants. */
  peopleTools: React.ReactNode;
  /** Buttons that act on the run, apart from those that play it. */
  runTools: React.ReactNode;
  /** Shown under the head: the state of the connection. */
  children: React.ReactNode;
}) {
  const { run } = received;
  const actions = useRunActions(run.id);
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const hasAdvanced = settings?.advanced_controls ?? false;
  const isBusy = actions.underWay !== null;
  const isTied = board.leading.length > 1;
  const { question, ask, judge, close } = useQuestion(run, board, isBusy);
  const { conditionsOf, readConditions } = useConditions(run);
  const hasUnsharedFacts = useUnsharedFacts(run);

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
  const advance = async (scenario_id: number, choice: Omit<AdvanceChoice, 'scenario_id'>) => {
    if (!(await actions.advance({ scenario_id, ...choice }))) return;
    close();
    focusStage();
  };
  const next = async () => {
    const status = nextStageStatus(run, board);
    if (board.scenario_id === null || !canAdvance(status)) return;
    if (isTied) return ask('tie', false);
    // The dialog with the questions says that the decision ends the simulation.
    if (status.state === 'ends' && !(await hasQuestions(board.rule_choice?.decision_id ?? 0)))
      return ask('finish', false);
    await decide(board.scenario_id, {});
  };
  const end = async () => {
    if (await actions.changeStatus('ENDED')) close();
  };

  return (
    <>
      <RunHead
        received={received}
        board={board}
        actions={actions}
        canAddTime={hasAdvanced}
        onNext={() => void next()}
        onPresent={onPresent}
      />
      {children}
      <PathStrip run={run} board={board} aside={<PathFacts received={received} board={board} />} />
      <main id="main" className={styles.controlGrid}>
        <div className={styles.votes}>
          <FinalVotes board={board} decisions={decisions} isDraft={run.status === 'DRAFT'}>
            <NextLine
              received={received}
              board={board}
              canForce={hasAdvanced}
              isBusy={isBusy}
              onForce={() => ask(isTied ? 'tie' : 'force', true)}
              onAddTime={() => void actions.addTime(5)}
              onEnd={() => ask('end', false)}
              nudge={<NudgeThem received={received} />}
            />
          </FinalVotes>
        </div>
        <Column className={styles.people} content={run.status === 'DRAFT' ? 'draft' : 'started'}>
          <PeopleTabs run={run}>
            <Participants
              run={run}
              board={board}
              decisions={decisions}
              hasAdvanced={hasAdvanced}
              tools={peopleTools}
            />
          </PeopleTabs>
        </Column>
        <SideTabs
          className={styles.side}
          received={received}
          board={board}
          canJudge={conditionsOf(board.path.at(-1)?.decision?.id ?? 0).length > 0}
          origin={originToShare(board.public_url)}
          runTools={runTools}
          onEnd={() => ask('end', false)}
        />
      </main>
      {question?.kind === 'tie' && (
        <TieDialog
          board={board}
          decisions={decisions}
          isLast={endsSimulation(run, board)}
          busy={isBusy}
          onAdvance={(decisionId) => void decide(question.scenarioId, { decisionId, force: question.force })}
          onClose={close}
        />
      )}
      {question?.kind === 'force' && (
        <ForceDialog
          board={board}
          decisions={decisions}
          busy={isBusy}
          onConfirm={() => void decide(question.scenarioId, { force: true })}
          onClose={close}
        />
      )}
      {question?.kind === 'judge' && (
        <Judge
          run={run}
          board={board}
          question={question}
          conditions={conditionsOf}
          busy={isBusy}
          onAdvance={(answers) =>
            void advance(question.scenarioId, {
              ...answers,
              ...(question.decisionId !== undefined && { decision_id: question.decisionId }),
              ...(question.force && { force: true }),
            })
          }
          onClose={isTied ? () => ask('tie', question.force) : close}
        />
      )}
      {question?.kind === 'finish' && (
        <FinishDialog busy={isBusy} onConfirm={() => void advance(question.scenarioId, {})} onClose={close} />
      )}
      {question?.kind === 'end' && (
        <EndDialog name={run.name} busy={isBusy} onConfirm={() => void end()} onClose={close} />
      )}
    </>
  );
}
