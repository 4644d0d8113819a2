import { plural, t } from '../../../lib/text.ts';
import { sr } from '../../../ui/sr.tsx';
import type { ReceivedDebrief } from '../types.ts';
import styles from './LessonsOnProjector.module.css';
import { OthersOnScreen } from './OthersOnScreen.tsx';

/** The number of lessons that a room can read from the back row. */
const mostLessons = 7;

/** The lessons: in random order and without counts while they are marked, afterwards by their marks. */
export function LessonsOnProjector({ received: { debrief } }: { received: ReceivedDebrief }) {
  const { lessons, is_marking_closed, marked_by } = debrief;
  const visibleLessons = lessons.slice(0, mostLessons);
  // The people who marked stay the same, whoever comes or leaves.
  const people = Math.max(1, marked_by ?? 0);
  return (
    <div className={styles.frame}>
      <ol
        className={styles.lessons}
        data-marking={!is_marking_closed || undefined}
        aria-label={is_marking_closed ? t('Lessons, most marks first') : t('Lessons, in random order')}
      >
        {visibleLessons.map(({ id, text, marks }) => (
          <li key={id}>
            {marks !== null && (
              <b className="digits">
                {marks}
                {sr(` ${plural(marks, 'mark', 'marks@@after their number')}`)}
              </b>
            )}
            <p>{text}</p>
            {marks !== null && (
              <span aria-hidden="true">
                <i style={{ width: `${(marks / people) * 100}%` }} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <OthersOnScreen count={lessons.length - visibleLessons.length} />
    </div>
  );
}
