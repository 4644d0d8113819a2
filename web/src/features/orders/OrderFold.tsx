import { t } from '../../lib/text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import styles from './OrderFold.module.css';

/** The order of a closed scenario, folded in. After the end of the run it has the judged conditions beside it. */
export function OrderFold({ order }: { order: { text: string; conditions: Conditions } }) {
  return (
    <details className={styles.order}>
      <summary>{t('What you ordered')}</summary>
      {order.text.trim() === '' ? (
        <p className="muted">{t('The group wrote no order.')}</p>
      ) : (
        <Prose text={order.text} className={styles.text} />
      )}
      <JudgedConditions
        order={{ ...order, conditions: order.conditions.filter(({ is_met }) => is_met !== null) }}
      />
    </details>
  );
}

type Conditions = readonly { text: string; is_met: boolean | null }[];

/**
 * The conditions of a decision, with whether the order met them. `is_met` is null for a condition that nobody judged. Without an
 * order, a line says what was judged.
 */
export function JudgedConditions({
  order: { text: orderText, conditions },
}: {
  order: { text: string; conditions: Conditions };
}) {
  if (conditions.length === 0) return null;
  const isOral = orderText.trim() === '' && conditions.some(({ is_met }) => is_met !== null);
  return (
    <>
      <p className="label-text">{t('A careful order includes')}</p>
      {isOral && (
        <p className="muted">{t('No order was written. The facilitator judged what the group said.')}</p>
      )}
      <ul className={styles.conditions}>
        {conditions.map(({ text, is_met }, index) => (
          <li key={index}>
            <b>
              {is_met === null ? t('Not judged@@condition') : is_met ? t('Met') : t('Not met@@condition')}
            </b>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
