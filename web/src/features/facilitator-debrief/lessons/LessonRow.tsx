import { send } from '../../../lib/api.ts';
import { plural, rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { sr } from '../../../ui/sr.tsx';
import { keepFocus } from '../kept-focus.ts';
import type { Entry, Lesson } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './LessonRow.module.css';

/** A lesson with its marks once the marking is closed, and the lessons that were merged into it. */
export function LessonRow({
  runId,
  lesson: { text, marks, merged },
  of,
  canSeparate,
  onMerge,
  onMakeAction,
}: {
  runId: number;
  lesson: Lesson;
  /** The number of people whose marks fill the bar. */
  of: number;
  canSeparate: boolean;
  onMerge: (() => void) | undefined;
  onMakeAction: () => void;
}) {
  return (
    <li className={styles.lesson} data-marked={marks !== null || undefined}>
      {marks !== null && (
        <b className={`digits ${styles.marks}`}>
          {marks}
          {sr(` ${plural(marks, 'mark', 'marks@@after their number')}`)}
        </b>
      )}
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {merged.map((other) => (
          <Merged key={other.id} runId={runId} lesson={other} canSeparate={canSeparate} />
        ))}
      </div>
      <div className={styles.buttons}>
        {onMerge && marks === null && (
          <Button kind="quiet" size="sm" onClick={onMerge}>
            {rich('Merge<sr> with another lesson: {text}</sr>', { text, sr })}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={onMakeAction}>
          {rich('Make an Action<sr> of: {text}</sr>', { text, sr })}
        </Button>
      </div>
      {marks !== null && (
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(marks / of) * 100}%` }} />
        </span>
      )}
    </li>
  );
}

function Merged({ runId, lesson, canSeparate }: { runId: number; lesson: Entry; canSeparate: boolean }) {
  const { act, isBusy } = useAct(runId, t('The lessons were not separated'));
  const { text } = lesson;
  const separate = async () => {
    const params = { runId, entryId: lesson.id };
    if (await act(() => send('mergeLesson', { params, body: { into: null } }))) keepFocus('lessons');
  };
  return (
    <p className={styles.merged}>
      <span>{t('Merged with “{text}”', { text })}</span>
      {canSeparate && (
        <Button
          kind="quiet"
          size="sm"
          className={styles.separate}
          busy={isBusy}
          onClick={() => void separate()}
        >
          {rich('Separate<sr>: {text}</sr>', { text, sr })}
        </Button>
      )}
    </p>
  );
}
