import { EarlierPhases } from '../../parts/guided-debrief/EarlierPhases.tsx';
import { OpenedDebrief } from '../../parts/guided-debrief/OpenedDebrief.tsx';
import { StatementFigures } from '../../parts/guided-debrief/StatementFigures.tsx';

/** The questions and entries of the guided debrief of a run, and the answers to the questions about it. */
export function DebriefResult({ runId }: { runId: number }) {
  return (
    <OpenedDebrief runId={runId}>
      {(debrief) => (
        <>
          <EarlierPhases debrief={debrief} shown="done" />
          {debrief.answers !== null && <StatementFigures answers={debrief.answers} />}
        </>
      )}
    </OpenedDebrief>
  );
}
