import type { Settings } from '@vincere/contract';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AccessCode } from './AccessCode.tsx';
import { EndDialog, ForceDialog } from './AskDialogs.tsx';
import { FinalVotes } from './FinalVotes.tsx';
import { NextLine } from './NextLine.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { Participants } from './Participants.tsx';
import { PathStrip } from './PathStrip.tsx';
import { PostToRoom } from './PostToRoom.tsx';
import { Present } from './Present.tsx';
import { RoomVoting } from './RoomVoting.tsx';
import { RunHead } from './RunHead.tsx';
import { StageClock } from './StageClock.tsx';
import { canAdvance, outlookOf } from './standing.ts';
import { TieDialog } from './TieDialog.tsx';
import type { Decisions, HeardRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';

type Opened = { kind: 'end' | 'present' } | { kind: 'force' | 'tie'; force: boolean } | null;

const noDecisions: Decisions = [];

/** A run that is not finished: everything of it on one screen. */
export function ControlRoom({
  heard,
  board,
  settings,
  children,
}: {
  heard: HeardRun;
  board: RunBoard;
  settings: Settings | undefined;
  /** What stands under the head: the state of the connection. */
  children: React.ReactNode;
}) {
  const { run } = heard;
  const actions = useRunActions(run.id);
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const hasAdvanced = settings?.advanced_controls ?? false;
  const isBusy = actions.underWay !== null;
  const isTied = board.leading.length > 1;

  const advance = async (choice: { decision_id?: number; force?: boolean }) => {
    const scenario_id = run.current_scenario?.id;
    if (scenario_id !== undefined && (await actions.advance({ scenario_id, ...choice }))) close();
  };
  const next = () => {
    if (!canAdvance(outlookOf(run, board))) return;
    if (isTied) setOpened({ kind: 'tie', force: false });
    else void advance({});
  };
  const end = async () => {
    if (await actions.changeStatus('ENDED')) close();
  };
  const forced = (force: boolean) => (force ? { force } : {});

  return (
    <>
      <RunHead
        heard={heard}
        board={board}
        actions={actions}
        onNext={next}
        onPresent={() => setOpened({ kind: 'present' })}
      />
      {children}
      <PathStrip run={run} board={board} />
      <main id="main" className="crg">
        <div className="c1">
          <AccessCode code={run.access_code} />
          <StageClock heard={heard} actions={actions} canAddTime={hasAdvanced} />
          <OwnNotes runId={run.id} stored={run.notes ?? ''} />
          {run.status !== 'DRAFT' && (
            <Button kind="quiet" size="sm" className="end" onClick={() => setOpened({ kind: 'end' })}>
              End Run Early
            </Button>
          )}
        </div>
        <div className="c2">
          <RoomVoting board={board} decisions={decisions} />
          <FinalVotes board={board} decisions={decisions} isDraft={run.status === 'DRAFT'}>
            <NextLine
              run={run}
              board={board}
              canForce={hasAdvanced}
              onForce={() => setOpened({ kind: isTied ? 'tie' : 'force', force: true })}
            />
          </FinalVotes>
        </div>
        <div className="c3">
          <Participants run={run} board={board} decisions={decisions} />
          <PostToRoom run={run} />
        </div>
      </main>
      {opened?.kind === 'tie' && isTied && (
        <TieDialog
          board={board}
          decisions={decisions}
          busy={isBusy}
          onAdvance={(id) =>
            void advance({ ...(id !== undefined && { decision_id: id }), ...forced(opened.force) })
          }
          onClose={close}
        />
      )}
      {opened?.kind === 'force' && board.missing_user_run_ids.length > 0 && (
        <ForceDialog
          board={board}
          decisions={decisions}
          busy={isBusy}
          onConfirm={() => void advance({ force: true })}
          onClose={close}
        />
      )}
      {opened?.kind === 'end' && (
        <EndDialog name={run.name} busy={isBusy} onConfirm={() => void end()} onClose={close} />
      )}
      {opened?.kind === 'present' && <Present heard={heard} board={board} onLeave={close} />}
    </>
  );
}
