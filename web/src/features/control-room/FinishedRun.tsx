import type { ReactNode } from 'react';
import { DebriefLink } from './DebriefLink.tsx';
import styles from './FinishedRun.module.css';
import { OwnNotes } from './OwnNotes.tsx';
import { PathStrip } from './PathStrip.tsx';
import { RunHead } from './RunHead.tsx';
import type { ReceivedRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';

/** A finished run: its report, and the facilitators' notes for the debrief. */
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
  const actions = useRunActions(received.run.id);
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
            <DebriefLink runId={received.run.id} />
            {end}
          </>
        }
      />
      <PathStrip run={received.run} board={board} />
      <main id="main" className="admin-main">
        {children}
        <div className={styles.overNotes}>
          <OwnNotes runId={received.run.id} stored={received.run.notes ?? ''} />
        </div>
      </main>
    </>
  );
}

/** The head of a finished run doesn't show the button. */
const noop = () => {};
