import type { ReactNode } from 'react';
import { originToShare } from '../../lib/own-address.ts';
import { DebriefLink } from './DebriefLink.tsx';
import styles from './FinishedRun.module.css';
import { RunHead } from './head/RunHead.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { Observers } from './observers/Observers.tsx';
import { CodeOfFinishedRun } from './path/PathFacts.tsx';
import { PathStrip } from './path/PathStrip.tsx';
import { PeopleOfFinishedRun } from './people/PeopleOfFinishedRun.tsx';
import type { ReceivedRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';

/** A finished run: its report, its people and observers, and the facilitators' notes for the debrief. */
export function FinishedRun({
  received,
  board,
  onPresent,
  end,
  children,
}: {
  received: ReceivedRun;
  board: RunBoard;
  /** Shows the ending on the projector. */
  onPresent: () => void;
  /** Shown last in the head. */
  end?: ReactNode;
  /** The report. */
  children: ReactNode;
}) {
  const { run } = received;
  const actions = useRunActions(run.id);
  return (
    <>
      <RunHead
        received={received}
        board={board}
        actions={actions}
        canAddTime={false}
        onNext={noop}
        onPresent={onPresent}
        end={
          <>
            <DebriefLink runId={run.id} />
            {end}
          </>
        }
      />
      <PathStrip run={run} board={board} aside={<CodeOfFinishedRun received={received} board={board} />} />
      <main id="main" className="admin-main">
        {children}
        <div className={styles.below}>
          <PeopleOfFinishedRun seats={board.seats} />
          {run.rehearsal === null && <Observers run={run} origin={originToShare(board.public_url)} />}
          <div className={styles.overNotes}>
            <OwnNotes runId={run.id} stored={run.notes ?? ''} />
          </div>
        </div>
      </main>
    </>
  );
}

/** The head of a finished run doesn't show the button. */
const noop = () => {};
