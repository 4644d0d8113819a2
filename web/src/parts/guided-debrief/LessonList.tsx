import { plural, t } from '../../lib/text.ts';
import styles from './LessonList.module.css';
import { EntryFoot, EntryText } from './ShownEntries.tsx';
import type { GuidedDebrief } from './types.ts';

/** The released lessons in the order of the server, with their marks once the marking is closed. */
export function LessonList({
  lessons,
  own,
}: {
  lessons: GuidedDebrief['lessons'];
  own?: ReadonlySet<string> | undefined;
}) {
  return (
    <ol className={`rows ${styles.lessons}`} aria-label={t('Lessons')}>
      {lessons.map(({ id, text, name, marks, merged }) => (
        <li key={id}>
          <div>
            <EntryText text={text} />
            <MergedTexts merged={merged} />
            <EntryFoot
              name={name}
              isOwn={[id, ...merged.map((other) => other.id)].some((one) => own?.has(one))}
            />
          </div>
          {marks !== null && (
            <span className={`number ${styles.marks}`}>{plural(marks, '{count} mark', '{count} marks')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The texts of the lessons that were merged into one. */
export function MergedTexts({ merged }: Pick<GuidedDebrief['lessons'][number], 'merged'>) {
  return merged.map(({ id, text }) => (
    <p key={id} className={styles.merged}>
      {text}
    </p>
  ));
}
