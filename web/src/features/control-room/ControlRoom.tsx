import type { Settings } from '@vincere/contract';
import { EndDialog, FinishDialog, ForceDialog } from './AskDialogs.tsx';
import { Column } from './Column.tsx';
import styles from './ControlRoom.module.css';
import { FinalVotes } from './FinalVotes.tsx';
import { NextLine } from './NextLine.tsx';
import { PathFacts } from './PathFacts.tsx';
import { PathStrip } from './PathStrip.tsx';
import { NudgeThem } from './people/NudgeThem.tsx';
import { Participants } from './people/Participants.tsx';
import { HeldBelow } from './posts/ComingPosts.tsx';
import { RunHead } from './RunHead.tsx';
import { SideTabs } from './SideTabs.tsx';
import { focusStage } from './stage-focus.ts';
import { TieDialog } from './TieDialog.tsx';
import type { Decisions, ReceivedRun, RunBoard } from './types.ts';
import { useQuestion } from './useQuestion.ts';
import { useRunActions } from './useRunActions.ts';
import { canAdvance, endsSimulation, nextStageStatus } from './vote-status.ts';

const noDecisions: Decisions = [];

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
  const { question, ask, close } = useQuestion(run, board, isBusy);

  const advance = async (scenario_id: number, choice: { decision_id?: number; force?: boolean }) => {
    if (!(await actions.advance({ scenario_id, ...choice }))) return;
    close();
    focusStage();
  };
  const next = () => {
    const status = nextStageStatus(run, board);
    if (board.scenario_id === null || !canAdvance(status)) return;
    if (isTied) ask('tie', false);
    else if (status.state === 'ends') ask('finish', false);
    else void advance(board.scenario_id, {});
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
        onNext={next}
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
        <Column className={styles.people}>
          <Participants
            run={run}
            board={board}
            decisions={decisions}
            hasAdvanced={hasAdvanced}
            tools={peopleTools}
          />
        </Column>
        <Column className={styles.side} below={run.status !== 'DRAFT' && <HeldBelow runId={run.id} />}>
          <SideTabs
            received={received}
            origin={board.public_url ?? location.origin}
            runTools={runTools}
            onEnd={() => ask('end', false)}
          />
        </Column>
      </main>
      {question?.kind === 'tie' && (
        <TieDialog
          board={board}
          decisions={decisions}
          isLast={endsSimulation(run, board)}
          busy={isBusy}
          onAdvance={(id) =>
            void advance(question.scenarioId, {
              ...(id !== undefined && { decision_id: id }),
              ...(question.force && { force: true }),
            })
          }
          onClose={close}
        />
      )}
      {question?.kind === 'force' && (
        <ForceDialog
          board={board}
          decisions={decisions}
          busy={isBusy}
          onConfirm={() => void advance(question.scenarioId, { force: true })}
          onClose={close}
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
