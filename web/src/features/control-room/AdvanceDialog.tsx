import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import dialogActionsStyles from '../../ui/dialog-actions.module.css';
import { type Conditions, ConditionTicks } from '../orders/ConditionTicks.tsx';
import { OrderPending } from '../orders/OrderPending.tsx';
import { ReadOrder } from '../orders/OrderSection.tsx';
import { type Order, useStoredOrder } from '../orders/useOrder.ts';
import styles from './JudgeDialog.module.css';
import type { AdvanceChoice } from './useRunActions.ts';

export type JudgedDecision = {
  id: number;
  title_of_decision: string;
  index: number;
  conditions: Conditions;
};

/** What an advance says about the conditions of the decision that wins. */
export type Judgement = Required<
  Pick<AdvanceChoice, 'conditions_met' | 'judged_decision_id' | 'order_revision'>
>;

/** Asks the facilitator which conditions of the winning decision the group's order includes. Nothing is ticked beforehand. */
export function JudgeDialog({
  runId,
  scenarioId,
  asksOrder,
  decision,
  isLast,
  isTied,
  busy,
  onAdvance,
  onClose,
}: {
  runId: number;
  scenarioId: number;
  asksOrder: boolean;
  decision: JudgedDecision;
  /** Whether the decision ends the simulation. */
  isLast: boolean;
  isTied: boolean;
  busy: boolean;
  onAdvance: (judgement: Judgement) => void;
  onClose: () => void;
}) {
  const { order, isError, refetch } = useStoredOrder(runId, scenarioId);
  const [met, setMet] = useState<readonly number[]>([]);
  const letter = letterOf(decision.index);
  const advance = (read: Order) =>
    onAdvance({
      conditions_met: [...met],
      judged_decision_id: decision.id,
      order_revision: asksOrder ? read.revision : null,
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className={styles.dialog}
      title={asksOrder ? t('What does the order say?') : t('What did the group say?')}
      text={t('Tick what a careful reader finds in it. What you leave unticked counts as unmet.')}
      busy={busy}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} disabled={busy} onClick={onClose}>
            {isTied ? t('Back to the tie') : t('Back to the run')}
          </Button>
          <Button
            kind="signal"
            busy={busy}
            disabled={order === undefined}
            onClick={() => order && advance(order)}
          >
            {isLast ? t('Finish with {letter}', { letter }) : t('Next Stage with {letter}', { letter })}
          </Button>
        </>
      }
    >
      <p className={styles.decision}>
        <DecisionMark index={decision.index} filled />
        <b className="story">{decision.title_of_decision}</b>
      </p>
      <div className={styles.columns} data-alone={!asksOrder || undefined}>
        {asksOrder && (
          <section>
            <h3>{t('The order of the group')}</h3>
            {order ? <ReadOrder order={order} /> : <OrderPending isError={isError} refetch={refetch} />}
          </section>
        )}
        <section>
          <h3>
            {t('A careful order includes')}
            <span className="meta-text number">
              {t('{part} of {total} met', { part: met.length, total: decision.conditions.length })}
            </span>
          </h3>
          <ConditionTicks conditions={decision.conditions} met={met} onChange={setMet} />
          <p className="meta-text">
            {t(
              'The group reads the sentences now and the conditions after the end. You can correct this until the next stage closes.',
            )}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
