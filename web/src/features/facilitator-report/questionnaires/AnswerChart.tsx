import { t } from '../../../lib/text.ts';
import styles from './AnswerChart.module.css';

/** The height of the tallest bar of a table, in px. */
const tallest = 64;

/**
 * Numbers of people by answer, as bars from 1 to 5. `counts` is null for fewer than four people. `most` is the largest number in
 * the table, so that its bars can be compared.
 */
export function AnswerChart({
  counts,
  most,
  title,
  isUsual = false,
}: {
  counts: readonly number[] | null;
  most: number;
  title: string;
  /** Whether it shows habits, which are drawn lighter. */
  isUsual?: boolean;
}) {
  if (counts === null) return <p className="meta-text">{t('Too few answers')}</p>;
  return (
    <ol className={isUsual ? `${styles.bars} ${styles.isUsual}` : styles.bars} aria-label={title}>
      {counts.map((count, index) => (
        <li key={index}>
          <span className="visually-hidden">{t('{step}: {count}', { step: index + 1, count })}</span>
          <span aria-hidden className="number">
            {count > 0 && count}
          </span>
          <i aria-hidden style={{ height: `${(count / Math.max(1, most)) * tallest}px` }} />
          <span aria-hidden className={`number ${styles.step}`}>
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
