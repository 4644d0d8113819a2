import { type Ref, useRef, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { DecisionMark } from '../../parts/marks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import dialogActionsStyles from '../../ui/dialog-actions.module.css';
import {
  ConditionAnswers,
  type ConditionMarks,
  type Conditions,
  countJudged,
  toJudgement,
} from '../orders/ConditionAnswers.tsx';
import { OrderPending } from '../orders/OrderPending.tsx';
import { ReadOrder } from '../orders/OrderSection.tsx';
import { useOrderAsOpened } from '../orders/useOrderAsOpened.ts';
import styles from './AdvanceDialog.module.css';
import type { AdvanceChoice } from './useRunActions.ts';

type WinningDecision = {
  id: number;
  title_of_decision: string;
  index: number;
  conditions: Conditions;
};

/** What an advance says about the conditions of the decision that wins. */
export type Judgement = Required<
  Pick<AdvanceChoice, 'conditions_met' | 'conditions_unmet' | 'judged_decision_id' | 'order_revision'>
>;

/**
 * Asks the facilitator which conditions of the winning decision are met. Nothing is answered beforehand. The order is the one
 * at opening: if it changes, the facilitator has to read the new text before the run advances.
 */
export function AdvanceDialog({
  runId,
  scenarioId,
  asksOrder,
  decision,
  action,
  isTied,
  busy,
  onAdvance,
  onClose,
}: {
  runId: number;
  scenarioId: number;
  asksOrder: boolean;
  decision: WinningDecision;
  /** The label of the button that advances. */
  action: string;
  isTied: boolean;
  busy: boolean;
  onAdvance: (judgement: Judgement) => void;
  onClose: () => void;
}) {
  const order = useOrderAsOpened(runId, asksOrder ? scenarioId : undefined);
  const [marks, setMarks] = useState<ConditionMarks>(new Map());
  const [openedFor] = useState(decision.id);
  const showButton = useRef<HTMLButtonElement>(null);
  const { conditions } = decision;
  const judged = countJudged(conditions, marks);

  const advance = () => {
    if (order.newest !== undefined) return showButton.current?.focus();
    onAdvance({
      ...toJudgement(conditions, marks),
      judged_decision_id: decision.id,
      order_revision: order.read?.revision ?? null,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className={styles.dialog}
      title={asksOrder ? t('What does the order say?') : t('What did the group say?')}
      text={t('Mark what you have read. The group reads the sentences now and the conditions after the end.')}
      busy={busy}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} disabled={busy} onClick={onClose}>
            {isTied ? t('Back to the tie') : t('Back to the run')}
          </Button>
          <Button
            kind="signal"
            busy={busy}
            disabled={asksOrder && order.read === undefined}
            onClick={advance}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className={styles.decision}>
        <DecisionMark index={decision.index} filled />
        <b className="story">{decision.title_of_decision}</b>
      </p>
      <div role="status">
        {decision.id !== openedFor && (
          <p className="notice">{t('The votes have changed. This decision leads now.')}</p>
        )}
      </div>
      <div className={styles.columns} data-alone={!asksOrder || undefined}>
        {asksOrder && (
          <section>
            <h3>
              {t('The order, as you opened it')}
              {order.readAt !== undefined && (
                <span className="meta-text number">{formatTime(new Date(order.readAt))}</span>
              )}
            </h3>
            <div role="status">
              {order.newest !== undefined && (
                <ChangeNotice
                  writer={order.newest.pen?.name}
                  judged={judged}
                  showButton={showButton}
                  onShow={() => {
                    order.showNewest();
                    setMarks(new Map());
                  }}
                />
              )}
            </div>
            {order.read ? (
              <ReadOrder order={order.read} />
            ) : (
              <OrderPending isError={order.isError} refetch={order.refetch} />
            )}
          </section>
        )}
        <section>
          <h3>
            {t('A careful order includes')}
            <span className="meta-text number">
              {t('{part} of {total} judged', { part: judged, total: conditions.length })}
            </span>
          </h3>
          <ConditionAnswers conditions={conditions} marks={marks} onChange={setMarks} />
          <p className="meta-text">{t('You can correct this until the next stage closes.')}</p>
        </section>
      </div>
    </Dialog>
  );
}

/** Says that the order was changed after the dialog had opened. */
function ChangeNotice({
  writer,
  judged,
  showButton,
  onShow,
}: {
  /** Who has the pen. */
  writer: string | undefined;
  /** How many conditions are judged. */
  judged: number;
  showButton: Ref<HTMLButtonElement>;
  onShow: () => void;
}) {
  return (
    <div className={`notice notice-now ${styles.change}`}>
      <p>
        <b>{t('The order has changed.')}</b> {writer !== undefined && t('{name} wrote.', { name: writer })}{' '}
        {judged === 0
          ? t('Read the new text before you go on.')
          : plural(judged, 'Showing it clears your mark.', 'Showing it clears your {count} marks.')}
      </p>
      <Button kind="line" size="sm" ref={showButton} onClick={onShow}>
        {t('Show the New Text')}
      </Button>
    </div>
  );
}
