import { confidenceSteps } from '@vincere/domain';
import { useId } from 'react';
import { t } from '../../lib/text.ts';
import styles from './Distribution.module.css';

/**
 * Numbers of people by how sure they were, as bars from 0 to 100. `counts` has one number for each step; null for fewer than
 * four people, whose answers are not shown.
 */
export function Distribution({ counts, title }: { counts: readonly number[] | null; title: string }) {
  const id = useId();
  if (counts === null)
    return (
      <p className={`meta-text ${styles.distribution}`}>
        {t('{question}: fewer than four people answered, so no totals are shown.', { question: title })}
      </p>
    );
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.distribution}>
      <p className="meta-text" id={id}>
        {title}
      </p>
      <ol aria-labelledby={id} className={styles.bars}>
        {confidenceSteps.map((step, index) => {
          const count = counts[index] ?? 0;
          return (
            <li key={step}>
              <span className="visually-hidden">{t('{step} of 100: {count}', { step, count })}</span>
              <span aria-hidden className="number">
                {count > 0 && count}
              </span>
              <i aria-hidden style={{ height: `${(count / most) * 64}px` }} />
              <span aria-hidden className={`number ${styles.step}`}>
                {step}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.ends} aria-hidden>
        <span>{t('A guess')}</span>
        <span>{t('Certain')}</span>
      </p>
    </div>
  );
}
