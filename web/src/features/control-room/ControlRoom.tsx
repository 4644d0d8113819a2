import type { Settings } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { AccessCode } from './AccessCode.tsx';
import { Announce } from './Announce.tsx';
import { EndDialog, ForceDialog } from './AskDialogs.tsx';
import { Column } from './Column.tsx';
import styles from './ControlRoom.module.css';
import columnsStyles from './columns.module.css';
import { FinalVotes } from './FinalVotes.tsx';
import { HelpLine } from './help/HelpLine.tsx';
import { NextLine } from './NextLine.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { Observers } from './observers/Observers.tsx';
import { PathStrip } from './PathStrip.tsx';
import { GuestSwitch } from './people/GuestSwitch.tsx';
import { NudgeThem } from './people/NudgeThem.tsx';
import { Participants } from './people/Participants.tsx';
import { ComingPosts, HeldBelow } from './posts/ComingPosts.tsx';
import { PostToRoom } from './posts/PostToRoom.tsx';
import { RoomVoting } from './RoomVoting.tsx';
import { RunHead } from './RunHead.tsx';
import { StageClock } from './StageClock.tsx';
import { focusStage } from './stage-focus.ts';
import { TieDialog } from './TieDialog.tsx';
import type { Decisions, ReceivedRun, RunBoard } from './types.ts';
import { useQuestion } from './useQuestion.ts';
import { useRunActions } from './useRunActions.ts';
import { canAdvance, nextStageStatus } from './vote-status.ts';

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
    if (board.scenario_id === null || !canAdvance(nextStageStatus(run, board))) return;
    if (isTied) ask('tie', false);
    else void advance(board.scenario_id, {});
  };
  const end = async () => {
    if (await actions.changeStatus('ENDED')) close();
  };

  return (
    <>
      <RunHead received={received} board={board} actions={actions} onNext={next} onPresent={onPresent} />
      {children}
      <PathStrip run={run} board={board} />
      <main id="main" className={columnsStyles.columns}>
        <Column className={columnsStyles.leftColumn}>
          {run.rehearsal === null && (
            <AccessCode code={run.access_code} origin={board.public_url ?? location.origin}>
              <GuestSwitch run={run} />
            </AccessCode>
          )}
          <StageClock received={received} actions={actions} canAddTime={hasAdvanced} />
          <OwnNotes runId={run.id} stored={run.notes ?? ''} />
          {runTools}
          <Announce run={run} />
          {run.rehearsal === null && <Observers run={run} origin={board.public_url ?? location.origin} />}
          {run.status !== 'DRAFT' && (
            <Button kind="quiet" size="sm" className={styles.endButton} onClick={() => ask('end', false)}>
              {t('End Run Early')}
            </Button>
          )}
        </Column>
        <Column className={columnsStyles.middleColumn}>
          <RoomVoting board={board} decisions={decisions} />
          <FinalVotes board={board} decisions={decisions} isDraft={run.status === 'DRAFT'}>
            <NextLine
              run={run}
              board={board}
              canForce={hasAdvanced}
              onForce={() => ask(isTied ? 'tie' : 'force', true)}
              nudge={<NudgeThem received={received} />}
            />
          </FinalVotes>
        </Column>
        <Column below={run.status !== 'DRAFT' && <HeldBelow runId={run.id} />}>
          {run.rehearsal === null && <HelpLine runId={run.id} />}
          <Participants run={run} board={board} decisions={decisions} tools={peopleTools} />
          <PostToRoom run={run} />
          {run.status !== 'DRAFT' && <ComingPosts runId={run.id} />}
        </Column>
      </main>
      {question?.kind === 'tie' && (
        <TieDialog
          board={board}
          decisions={decisions}
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
      {question?.kind === 'end' && (
        <EndDialog name={run.name} busy={isBusy} onConfirm={() => void end()} onClose={close} />
      )}
    </>
  );
}
