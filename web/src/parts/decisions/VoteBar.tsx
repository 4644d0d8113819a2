import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../marks.tsx';
import styles from './VoteBar.module.css';

/** Shows how many people chose a decision. The colour is that of a surrounding room (`data-room`), else ink. */
export function VoteBar({
  index,
  title,
  count,
  percentage,
  leading = false,
  tied = false,
}: {
  index: number;
  title: string;
  count: number;
  /** Whole percent of the votes. */
  percentage: number;
  leading?: boolean;
  /** Tied for the lead, so no decision leads. */
  tied?: boolean;
}) {
  return (
    <div className={styles.voteBar} data-leading={(leading && !tied) || undefined}>
      <DecisionMark index={index} />
      <span className={styles.title}>
        <span className="visually-hidden">{letterOf(index)}: </span>
        {title}
        {tied ? (
          <span className={`tag ${styles.tag}`}>{t('Tied')}</span>
        ) : (
          leading && <span className={`tag tag-ink ${styles.tag}`}>{t('Leading')}</span>
        )}
      </span>
      <span className={styles.count}>
        <b>{count}</b> <span>{percentage}%</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <i style={{ width: `${percentage}%` }} />
      </span>
    </div>
  );
}
