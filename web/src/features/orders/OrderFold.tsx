import { t } from '../../lib/text.ts';
import { Prose } from '../../parts/Prose.tsx';
import styles from './OrderFold.module.css';

/** The order of a closed scenario, folded in. After the end of the run it has the judged conditions beside it. */
export function OrderFold({ order }: { order: { text: string; conditions: Conditions } }) {
  return (
    <details className={styles.order}>
      <summary>{t('What you ordered')}</summary>
      {order.text.trim() === '' ? (
        <p className="muted">{t('The group wrote no order.')}</p>
      ) : (
        <Prose text={order.text} />
      )}
      <JudgedConditions conditions={order.conditions} />
    </details>
  );
}

type Conditions = readonly { text: string; is_met: boolean | null }[];

/** The conditions of a decision, with whether the order met them. */
export function JudgedConditions({ conditions }: { conditions: Conditions }) {
  const judged = conditions.filter(({ is_met }) => is_met !== null);
  if (judged.length === 0) return null;
  return (
    <>
      <p className="label-text">{t('A careful order includes')}</p>
      <ul className={styles.conditions}>
        {judged.map(({ text, is_met }, index) => (
          <li key={index}>
            <b>{is_met ? t('Met') : t('Not met@@condition')}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
