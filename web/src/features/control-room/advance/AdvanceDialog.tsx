import type { RunFact } from '@vincere/contract';
import { type Ref, useRef, useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { plural, t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import dialogActionsStyles from '../../../ui/dialogs/dialog-actions.module.css';
import { notOnTable, notOnTableText } from '../../key-facts/said/not-on-table.ts';
import { SaidBoxes } from '../../key-facts/said/SaidBoxes.tsx';
import { ConditionAnswers } from '../../orders/ConditionAnswers.tsx';
import { OrderPending } from '../../orders/OrderPending.tsx';
import { ReadOrder } from '../../orders/OrderSection.tsx';
import { useOrderAsOpened } from '../../orders/useOrderAsOpened.ts';
import styles from './AdvanceDialog.module.css';
import { type AdvanceAnswers, type Answers, useAnswers, type WinningDecision } from './useAnswers.ts';

const leaveAll = t('Tick what somebody said aloud. You can leave all of them.');

/**
 * Asks the facilitator which conditions of the winning decision are met, and which key facts that have not reached the table
 * somebody said. Nothing is answered beforehand. The order is the one at opening: if it changes, the facilitator has to read the
 * new text before the run advances.
 */
export function AdvanceDialog({
  runId,
  scenarioId,
  asksOrder,
  decision,
  facts,
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
  /** The key facts of the scenario. */
  facts: readonly RunFact[];
  /** The label of the button that advances. */
  action: string;
  isTied: boolean;
  busy: boolean;
  onAdvance: (answers: AdvanceAnswers) => void;
  onClose: () => void;
}) {
  const hasConditions = decision.conditions.length > 0;
  const judgesOrder = asksOrder && hasConditions;
  const order = useOrderAsOpened(runId, judgesOrder ? scenarioId : undefined);
  const answers = useAnswers(decision, facts);
  const [openedFor] = useState(decision.id);
  const showButton = useRef<HTMLButtonElement>(null);
  const advance = () => {
    if (order.newest !== undefined) showButton.current?.focus();
    else onAdvance(answers.toSend(order.read?.revision));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={hasConditions ? styles.dialog : undefined}
      {...questionText(hasConditions, asksOrder)}
      busy={busy}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} disabled={busy} onClick={onClose}>
            {isTied ? t('Back to the tie') : t('Back to the run')}
          </Button>
          <Button
            kind="signal"
            busy={busy}
            disabled={judgesOrder && order.read === undefined}
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
      {hasConditions && (
        <div className={styles.columns} data-alone={!judgesOrder || undefined}>
          {judgesOrder && (
            <OpenedOrder
              order={order}
              answered={answers.answeredCount}
              showButton={showButton}
              onShow={() => {
                order.showNewest();
                answers.setMarks(new Map());
              }}
            />
          )}
          <ConditionsToJudge decision={decision} answers={answers} />
        </div>
      )}
      {notOnTable(facts).length > 0 && (
        <FactsSaid facts={facts} answers={answers} isOnlyQuestion={!hasConditions} />
      )}
    </Dialog>
  );
}

/** Returns what the dialog asks, and how to answer. */
function questionText(hasConditions: boolean, asksOrder: boolean): { title: string; text: string } {
  if (!hasConditions) return { title: t('Was it said?'), text: leaveAll };
  return {
    title: asksOrder ? t('What does the order say?') : t('What did the group say?'),
    text: t('Mark what you have read. The group reads the sentences now and the conditions after the end.'),
  };
}

function ConditionsToJudge({
  decision: { conditions },
  answers: { marks, setMarks, answeredCount },
}: {
  decision: WinningDecision;
  answers: Answers;
}) {
  return (
    <section>
      <h3>
        {t('A careful order includes')}
        <span className="meta-text number">
          {t('{part} of {total} answered', { part: answeredCount, total: conditions.length })}
        </span>
      </h3>
      <ConditionAnswers conditions={conditions} marks={marks} onChange={setMarks} />
      <p className="meta-text">{t('You can correct this until the next stage closes.')}</p>
    </section>
  );
}

/** The order as it was when the dialog opened. */
function OpenedOrder({
  order,
  ...notice
}: { order: ReturnType<typeof useOrderAsOpened> } & Omit<Parameters<typeof ChangeNotice>[0], 'writer'>) {
  return (
    <section>
      <h3>
        {t('The order, as you opened it')}
        {order.readAt !== undefined && (
          <span className="meta-text number">{formatTime(new Date(order.readAt))}</span>
        )}
      </h3>
      <div role="status">
        {order.newest !== undefined && <ChangeNotice writer={order.newest.pen?.name} {...notice} />}
      </div>
      {order.read ? (
        <ReadOrder order={order.read} className={styles.order} />
      ) : (
        <OrderPending isError={order.isError} refetch={order.refetch} />
      )}
    </section>
  );
}

/** The key facts that have not reached the table, with a box for each that somebody said. */
function FactsSaid({
  facts,
  answers: { said, setSaid },
  isOnlyQuestion,
}: {
  facts: readonly RunFact[];
  answers: Answers;
  isOnlyQuestion: boolean;
}) {
  return (
    <section className={styles.facts} aria-label={t('Was it said?')}>
      <h3>
        {isOnlyQuestion ? t('Key facts') : t('Was it said?')}
        <span className="meta-text number">{notOnTableText(facts, said.size)}</span>
      </h3>
      <SaidBoxes
        facts={notOnTable(facts)}
        said={said}
        onChange={({ id }, isSaid) =>
          setSaid((others) => new Set([...others].filter((factId) => factId !== id).concat(isSaid ? id : [])))
        }
      />
      {!isOnlyQuestion && <p className="meta-text">{leaveAll}</p>}
    </section>
  );
}

/** Says that the order was changed after the dialog had opened. */
function ChangeNotice({
  writer,
  answered,
  showButton,
  onShow,
}: {
  /** Who has the pen. */
  writer: string | undefined;
  /** How many conditions have an answer. */
  answered: number;
  showButton: Ref<HTMLButtonElement>;
  onShow: () => void;
}) {
  return (
    <div className={`notice notice-now ${styles.change}`}>
      <p>
        <b>{t('The order has changed.')}</b> {writer !== undefined && t('{name} wrote.', { name: writer })}{' '}
        {answered === 0
          ? t('Read the new text before you go on.')
          : plural(answered, 'Showing it clears your mark.', 'Showing it clears your {count} marks.')}
      </p>
      <Button kind="line" size="sm" ref={showButton} onClick={onShow}>
        {t('Show the New Text')}
      </Button>
    </div>
  );
}
