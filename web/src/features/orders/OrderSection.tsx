import type { Run } from '@vincere/contract';
import { maxOrderLength } from '@vincere/contract/constants';
import { type RefObject, useId, useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { listNames } from '../../lib/words/list-names.ts';
import { DecisionMark } from '../../parts/marks.tsx';
import { Button } from '../../ui/Button.tsx';
import { UnsavedText } from '../../ui/editable/UnsavedText.tsx';
import { OrderPending } from './OrderPending.tsx';
import styles from './OrderSection.module.css';
import { type Order, useOrder, useStoredOrder } from './useOrder.ts';

type Decisions = NonNullable<Run['current_scenario']>['all_decisions'];

/** The order of the current scenario, which the group writes together. Renders nothing if the scenario asks for none. */
export function OrderSection({ run, isFacilitator = false }: { run: Run; isFacilitator?: boolean }) {
  const scenario = run.current_scenario;
  const isAsked = scenario?.asks_order === true && run.status !== 'DRAFT';
  const { order, isError, refetch } = useStoredOrder(run.id, isAsked ? scenario.id : undefined);
  const id = useId();
  if (!isAsked) return null;
  return (
    <section className={styles.order} data-narrow={isFacilitator || undefined} aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {t('The order')}
      </h2>
      {order === undefined ? (
        <OrderPending isError={isError} refetch={refetch} />
      ) : (
        <div className={isFacilitator ? undefined : styles.columns}>
          <div>
            <Leading leading={order.leading} decisions={scenario.all_decisions} />
            <Writer
              key={order.scenario_id}
              runId={run.id}
              order={order}
              isFacilitator={isFacilitator}
              label={t('The order')}
            />
          </div>
          {!isFacilitator && <GoodOrder />}
        </div>
      )}
    </section>
  );
}

/** Names the leading decision once everyone has decided, without counts. The live region exists before, to be announced. */
function Leading({ leading, decisions }: { leading: readonly number[]; decisions: Decisions }) {
  const leadingDecisions = leading.flatMap((id) => {
    const index = decisions.findIndex((decision) => decision.id === id);
    return index < 0 ? [] : [{ index, title: decisions[index]?.title_of_decision ?? '' }];
  });
  const names = listNames(leadingDecisions.map(({ title }) => title));
  return (
    <div role="status">
      {leadingDecisions.length > 0 && (
        <div className={`notice notice-now ${styles.leading}`}>
          <p>
            {leadingDecisions.map(({ index }) => (
              <DecisionMark key={index} index={index} />
            ))}
            <span>
              {leadingDecisions.length === 1
                ? t('Everyone has decided. {decision} leads.', { decision: names })
                : t('Everyone has decided. {decisions} are level.', { decisions: names })}
            </span>
          </p>
          <p className="meta-text">{t('You can adapt the order until the stage closes.')}</p>
        </div>
      )}
    </div>
  );
}

function Writer({
  runId,
  order,
  isFacilitator,
  label,
}: {
  runId: number;
  order: Order;
  isFacilitator: boolean;
  label: string;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useOrder(runId, order);
  const { text, holdsPen } = writing;
  const mayWrite = order.is_open;
  return (
    <>
      <div className={styles.paper} data-own={holdsPen || undefined}>
        <textarea
          ref={field}
          className={styles.text}
          aria-label={label}
          readOnly={!holdsPen}
          maxLength={maxOrderLength}
          placeholder={holdsPen ? undefined : t('Nothing is ordered yet.')}
          value={text}
          onChange={({ target }) => writing.type(target.value)}
        />
        {mayWrite && <PenBar order={order} writing={writing} isFacilitator={isFacilitator} field={field} />}
      </div>
      <p className="meta-text number">
        {t('{count} of {limit} characters', {
          count: formatNumber(text.length),
          limit: formatNumber(maxOrderLength),
        })}
      </p>
      {writing.collision && (
        <UnsavedText
          title={t('Your last words were not saved.')}
          reason={`${writing.collision.reason} ${t('This is your text:')}`}
          quoted={<blockquote>{writing.collision.mine}</blockquote>}
        >
          <Button kind="line" size="sm" onClick={writing.discardMine}>
            {t('Discard Mine')}
          </Button>
          {mayWrite && (
            <Button size="sm" busy={writing.isBusy} onClick={() => void writing.addMine()}>
              {t('Add Mine at the End')}
            </Button>
          )}
        </UnsavedText>
      )}
    </>
  );
}

/** Who has the pen, and the button to take it or put it down. */
function PenBar({
  order: { pen },
  writing,
  isFacilitator,
  field,
}: {
  order: Order;
  writing: ReturnType<typeof useOrder>;
  isFacilitator: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const take = async () => {
    if (!(await writing.takePen())) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  };
  const seconds = pen === null ? 0 : Math.max(1, Math.ceil((Date.parse(pen.until) - serverNow()) / 1000));
  return (
    <div className={styles.penBar}>
      <p role="status">
        <b>
          {pen === null
            ? t('The pen is free')
            : pen.is_own
              ? t('You hold the pen')
              : pen.is_facilitator
                ? t('{name}, your facilitator, has the pen', { name: pen.name })
                : t('{name} has the pen', { name: pen.name })}
        </b>
      </p>
      <p className="meta-text">
        {writing.hasFailed
          ? t('Not saved yet. We keep trying; your text stays here.')
          : !writing.isSaved
            ? t('Saving...')
            : pen === null
              ? t('One person writes at a time.')
              : pen.is_own
                ? t('Saved. Released 60 seconds after your last keystroke.')
                : plural(
                    seconds,
                    'Free in {count} second unless they write on.',
                    'Free in {count} seconds unless they write on.',
                  )}
      </p>
      {pen?.is_own ? (
        <Button kind="line" size="sm" busy={writing.isBusy} onClick={() => void writing.putPenDown()}>
          {t('Put the Pen Down')}
        </Button>
      ) : (
        (pen === null || isFacilitator) && (
          <Button kind="line" size="sm" busy={writing.isBusy} onClick={() => void take()}>
            {t('Take the Pen')}
          </Button>
        )
      )}
    </div>
  );
}

function GoodOrder() {
  return (
    <div className={styles.help}>
      <h3>{t('A good order says')}</h3>
      <ol className="rows">
        {[t('What is to be done'), t('Who does it'), t('By when'), t('On what conditions')].map(
          (part, index) => (
            <li key={part}>
              <span className="number">{index + 1}</span> <b>{part}</b>
            </li>
          ),
        )}
      </ol>
      <p className="meta-text">
        {t('One text for all rooms, one writer at a time. It closes with the stage.')}
      </p>
    </div>
  );
}

/** An order as those read it who can't write it. */
export function ReadOrder({
  order,
  isOpen = false,
  className = '',
}: {
  order: Order;
  isOpen?: boolean;
  /** The class of a written order. */
  className?: string | undefined;
}) {
  if (order.text.trim() === '')
    return <p className="muted">{isOpen ? t('Nothing is ordered yet.') : t('Nothing was ordered.')}</p>;
  return <p className={`story ${styles.read} ${className}`}>{order.text}</p>;
}
