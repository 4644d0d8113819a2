import type { Run } from '@vincere/contract';
import { hasEnding } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { votesText } from '../../lib/words/group-decision.ts';
import { type ClosedStage, OutcomePanel } from '../../parts/decisions/OutcomePanel.tsx';
import { OutcomeText } from '../../parts/decisions/OutcomeText.tsx';
import { findDecision } from '../authoring/useSimulation.ts';
import { CorrectJudgement } from '../orders/CorrectJudgement.tsx';
import { JudgedConditions } from '../orders/OrderFold.tsx';
import styles from './LastOutcome.module.css';
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

/** What came of the last decision. Facilitators can correct the judgement of its conditions until the next stage closes. */
export function LastOutcome({ run, board }: { run: Run; board: RunBoard }) {
  const closedStage = board.path.at(-1);
  const input = { params: { runId: run.id } };
  const { data: simulation } = useRead('getPlayedSimulation', input);
  const { data: orders } = useRead('getRunOrders', input);
  const decision = findDecision(simulation, closedStage?.decision?.id ?? 0);
  const order = orders?.orders.find(({ scenario_id }) => scenario_id === closedStage?.scenario.id);
  return (
    <section className={styles.lastOutcome} aria-label={t('What came of it')}>
      <p className="story">
        <b>{closedStage?.decision?.title_of_decision}</b>
      </p>
      {run.last_outcome && <OutcomeText outcome={run.last_outcome} className={styles.prose} />}
      {order && <JudgedConditions order={order} />}
      {decision && <CorrectJudgement run={run} decision={decision} order={order} />}
    </section>
  );
}

/** What came of the last decision, for people who watch a run. */
export function OutcomeOfRun({ run, board }: { run: Run; board: RunBoard }) {
  if (run.last_outcome === null) return null;
  return <OutcomePanel stage={closedStageOf(board)} outcome={run.last_outcome} isEnding={hasEnding(run)} />;
}
