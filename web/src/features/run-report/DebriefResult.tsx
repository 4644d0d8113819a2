import { useRead } from '../../lib/api.ts';
import { EarlierPhases } from '../../parts/guided-debrief/EarlierPhases.tsx';
import { StatementFigures } from '../../parts/guided-debrief/StatementFigures.tsx';

/** What was shown in the guided debrief of a run, and the answers to the questions about it. Renders nothing without one. */
export function DebriefResult({ runId }: { runId: number }) {
  const debrief = useRead('getGuidedDebrief', { params: { runId } }).data?.debrief;
  if (debrief == null || debrief.opened_at === null) return null;
  return (
    <>
      <EarlierPhases debrief={debrief} shown="done" />
      {debrief.answers !== null && <StatementFigures answers={debrief.answers} />}
    </>
  );
}
