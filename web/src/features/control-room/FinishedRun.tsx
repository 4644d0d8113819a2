import type { ReactNode } from 'react';
import { OwnNotes } from './OwnNotes.tsx';
import { PathStrip } from './PathStrip.tsx';
import { RunHead } from './RunHead.tsx';
import type { HeardRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';

/** A run that is over: its report, and the notes for the debrief. */
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
      <RunHead heard={heard} board={board} actions={actions} onNext={nothing} onPresent={nothing} />
      <PathStrip run={heard.run} board={board} />
      <main id="main" className="adm-main over">
        {children}
        <div className="over-n">
          <OwnNotes runId={heard.run.id} stored={heard.run.notes ?? ''} />
        </div>
      </main>
    </>
  );
}

/** A finished run has no acts left. */
const nothing = () => {};
