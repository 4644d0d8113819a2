import type { ReactNode } from 'react';
import styles from './FinishedRun.module.css';
import { OwnNotes } from './OwnNotes.tsx';
import { PathStrip } from './PathStrip.tsx';
import { RunHead } from './RunHead.tsx';
import type { HeardRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';

/** A finished run: its report, and the facilitators' notes for the debrief. */
export function FinishedRun({
  heard,
  board,
  children,
}: {
  heard: HeardRun;
  board: RunBoard;
  /** The report. */
  children: ReactNode;
}) {
  const actions = useRunActions(heard.run.id);
  return (
    <>
      <RunHead heard={heard} board={board} actions={actions} onNext={noop} onPresent={noop} />
      <PathStrip run={heard.run} board={board} />
      <main id="main" className="admin-main">
        {children}
        <div className={styles.overNotes}>
          <OwnNotes runId={heard.run.id} stored={heard.run.notes ?? ''} />
        </div>
      </main>
    </>
  );
}

/** The head of a finished run shows neither button. */
const noop = () => {};
