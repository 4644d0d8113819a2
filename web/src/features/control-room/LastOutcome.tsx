import type { Run } from '@vincere/contract';
import { votesText } from '../../lib/group-decision.ts';
import { t } from '../../lib/text.ts';
import { type ClosedStage, OutcomePanel } from '../../parts/OutcomePanel.tsx';
import { OutcomeText } from '../../parts/OutcomeText.tsx';
import type { RunBoard } from './types.ts';

/** Returns what the board says about the decision of the stage closed last; undefined if it has none. */
export function closedStageOf(board: RunBoard): ClosedStage | undefined {
  const stage = board.path.findLast(({ decision }) => decision !== null);
  if (stage === undefined || stage.decision === null) return undefined;
  const { decision } = stage;
  const votes = board.last_closed?.scenario_id === stage.scenario.id ? board.last_closed.final_votes : [];
  const index = votes.findIndex(({ decision_id }) => decision_id === decision.id);
  const cast = votes.reduce((sum, { count }) => sum + count, 0);
  return {
    stage_number: stage.stage_number,
    scenario: stage.scenario.name,
    decision: decision.title_of_decision,
    index: index < 0 ? undefined : index,
    votes: index < 0 ? '' : votesText(votes[index]?.count ?? 0, cast, stage.decided_by),
  };
}

/** What came of the last decision, folded in, since facilitators have read it. */
export function LastOutcome({ run }: { run: Run }) {
  if (run.last_outcome === null) return null;
  return (
    <details>
      <summary className="label-text">{t('What came of it')}</summary>
      <OutcomeText outcome={run.last_outcome} />
    </details>
  );
}

/** What came of the last decision, for people who watch a run. */
export function OutcomeOfRun({ run, board }: { run: Run; board: RunBoard }) {
  if (run.last_outcome === null) return null;
  return <OutcomePanel stage={closedStageOf(board)} outcome={run.last_outcome} />;
}
