import type { Run } from '@vincere/contract';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { OutcomeText } from '../../../parts/decisions/OutcomeText.tsx';
import { letterOf } from '../../../parts/marks.tsx';
import { Prose } from '../../../parts/prose/Prose.tsx';
import type { Decision } from '../../authoring/useSimulation.ts';
import { CorrectJudgement } from '../../orders/CorrectJudgement.tsx';
import { JudgedConditions } from '../../orders/OrderFold.tsx';
import { ReadOrder } from '../../orders/OrderSection.tsx';
import reportStyles from '../facilitator-report.module.css';
import type { RecordedStage, StageReport } from '../types.ts';
import styles from './Outcomes.module.css';

/**
 * What came of the decision of a stage, the order with its judged conditions, and the outcomes of the decisions that were
 * not taken, which only facilitators see.
 */
export function Outcomes({
  run,
  stage,
  outcome,
  decisions,
}: {
  run: Run;
  stage: StageReport;
  outcome: RecordedStage['outcome'];
  decisions: readonly Decision[];
}) {
  const { data } = useRead('getRunOrders', { params: { runId: run.id } });
  const order = data?.orders.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  const chosenId = stage.chosen_decision?.id;
  const chosenDecision = decisions.find(({ id }) => id === chosenId);
  const others = decisions
    .map((decision, index) => ({ ...decision, index }))
    .filter(({ id, outcome: text }) => id !== chosenId && text.trim() !== '');
  return (
    <>
      {outcome && (
        <section className={styles.outcome}>
          <h4 className="label-text">{t('What came of it')}</h4>
          <OutcomeText outcome={outcome} />
        </section>
      )}
      {order && order.is_asked && (
        <details className={reportStyles.stageSection}>
          <summary>{t('The order of the group')}</summary>
          <ReadOrder order={order} />
        </details>
      )}
      {order && order.conditions.length > 0 && (
        <section className={styles.outcome}>
          <JudgedConditions order={order} />
          {order === data?.orders.at(-1) && chosenDecision && (
            <CorrectJudgement run={run} decision={chosenDecision} order={order} />
          )}
        </section>
      )}
      {others.map(({ id, index, title_of_decision, outcome: text }) => (
        <details key={id} className={reportStyles.stageSection}>
          <summary>
            {t('Not taken: {letter}, {decision}', {
              letter: letterOf(index),
              decision: title_of_decision,
            })}
          </summary>
          <Prose text={text} />
        </details>
      ))}
    </>
  );
}
