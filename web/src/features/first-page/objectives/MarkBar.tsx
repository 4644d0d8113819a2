import { markMeanings, markNames, type RatingMark, ratingMarks } from '@vincere/domain';
import { t, translated } from '../../../lib/text.ts';
import styles from './MarkBar.module.css';

/** A bar with the number of raters who gave each mark, as letter, length and number. */
export function MarkBar({ marks }: { marks: readonly { mark: RatingMark; people: number }[] }) {
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={marks
        .map(({ mark, people }) => t('{mark}: {count}', { mark: translated(markNames[mark]), count: people }))
        .join(', ')}
    >
      {marks.map(({ mark, people }) => (
        <span key={mark} className={styles.mark} data-mark={mark} style={{ flexGrow: people }}>
          <span>{mark}</span>
          <span>{people}</span>
        </span>
      ))}
    </div>
  );
}

/** The letter of a mark as it appears in the bars. The name of the mark must be beside it. */
export function MarkLetter({ mark }: { mark: RatingMark }) {
  return (
    <span className={`${styles.mark} ${styles.letter}`} data-mark={mark} aria-hidden="true">
      {mark}
    </span>
  );
}

/** The names of the marks, each with its letter and its meaning. */
export function MarkKey() {
  return (
    <dl className={styles.key}>
      {ratingMarks.map((mark) => (
        <div key={mark}>
          <dt>
            <MarkLetter mark={mark} />
            {translated(markNames[mark])}
          </dt>
          <dd>{translated(markMeanings.group[mark])}</dd>
        </div>
      ))}
    </dl>
  );
}
