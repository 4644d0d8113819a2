import { foldedLessons } from '@vincere/domain';
import { plural, t } from '../../lib/text.ts';
import styles from './LessonList.module.css';
import { EntryFoot, EntryText } from './ShownEntries.tsx';
import type { GuidedDebrief } from './types.ts';

type Lessons = GuidedDebrief['lessons'];

/**
 * The released lessons in the order of the server, with their marks once the marking is closed. Lessons that nobody marked are folded
 * below the others.
 */
export function LessonList({ lessons, own }: { lessons: Lessons; own?: ReadonlySet<string> | undefined }) {
  const { shown, unmarked } = foldedLessons(lessons);
  return (
    <>
      <Lessons lessons={shown} own={own} label={t('Lessons')} />
      {unmarked.length > 0 && (
        <details className={styles.unmarked}>
          <summary>
            {plural(unmarked.length, 'One lesson without a mark', '{count} lessons without a mark')}
          </summary>
          <Lessons lessons={unmarked} own={own} label={t('Lessons without a mark')} />
        </details>
      )}
    </>
  );
}

function Lessons({
  lessons,
  own,
  label,
}: {
  lessons: Lessons;
  own: ReadonlySet<string> | undefined;
  label: string;
}) {
  return (
    <ol className={`rows ${styles.lessons}`} aria-label={label}>
      {lessons.map(({ id, text, name, marks, merged }) => (
        <li key={id}>
          <div>
            <EntryText text={text} />
            <MergedTexts merged={merged} />
            <EntryFoot
              name={name}
              isOwn={[id, ...merged.map((other) => other.id)].some((entryId) => own?.has(entryId))}
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
export function MergedTexts({ merged }: Pick<Lessons[number], 'merged'>) {
  return merged.map(({ id, text }) => (
    <p key={id} className={styles.merged}>
      {text}
    </p>
  ));
}
