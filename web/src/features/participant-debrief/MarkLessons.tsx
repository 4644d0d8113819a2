import { marksPerPerson } from '@vincere/domain';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { MergedTexts } from '../../parts/guided-debrief/LessonList.tsx';
import { EntryFoot, EntryText } from '../../parts/guided-debrief/ShownEntries.tsx';
import type { GuidedDebrief } from '../../parts/guided-debrief/types.ts';
import { FieldError } from '../../ui/Field.tsx';
import styles from './MarkLessons.module.css';
import { cacheOwn } from './useParticipantDebrief.ts';

/** The released lessons in random order, each with a button that marks it. Marks can be moved until the marking is closed. */
export function MarkLessons({
  runId,
  lessons,
  marks,
  own,
}: {
  runId: number;
  lessons: GuidedDebrief['lessons'];
  /** The ids of the lessons that the person has marked. */
  marks: readonly string[];
  /** The ids of the person's own entries. */
  own: ReadonlySet<string>;
}) {
  // The marks as the person sees them while they are being saved.
  const [pending, setPending] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string>();
  const saves = useRef<{ latest: readonly string[]; all: Promise<void> }>(undefined);
  const shownMarks = pending ?? marks;
  const remainingCount = marksPerPerson - shownMarks.length;
  // One request after another, because each replaces the marks of the one before.
  const change = (newMarks: readonly string[]) => {
    setPending(newMarks);
    setFailure(undefined);
    const all = (saves.current?.all ?? Promise.resolve()).then(() => save(newMarks));
    saves.current = { latest: newMarks, all };
  };
  const save = async (newMarks: readonly string[]) => {
    try {
      const answer = await send('markLessons', { params: { runId }, body: { entry_ids: [...newMarks] } });
      await cacheOwn(runId, (before) => ({ ...before, marks: answer.marks }));
    } catch (error) {
      setFailure(messageOf(error, t('Your mark could not be saved. Please try again.')));
    } finally {
      if (saves.current?.latest === newMarks) setPending(undefined);
    }
  };
  return (
    <div className={styles.marking}>
      <ul className="rows" aria-label={t('Lessons, in random order')}>
        {lessons.map(({ id, text, name, merged }) => {
          const isMarked = shownMarks.includes(id);
          const isOwn = [id, ...merged.map((entry) => entry.id)].some((entryId) => own.has(entryId));
          return (
            <li key={id} className={styles.lesson} data-marked={isMarked || undefined}>
              <div>
                <EntryText text={text} />
                <MergedTexts merged={merged} />
                <EntryFoot name={name} isOwn={isOwn} />
              </div>
              <button
                type="button"
                className={styles.mark}
                aria-pressed={isMarked}
                aria-label={t('Mark: {lesson}', { lesson: text })}
                disabled={!isMarked && remainingCount === 0}
                onClick={() =>
                  change(isMarked ? shownMarks.filter((mark) => mark !== id) : [...shownMarks, id])
                }
              >
                {isMarked && <Check className="icon" aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.left} role="status">
        {Array.from({ length: marksPerPerson }, (_, index) => (
          <i key={String(index)} aria-hidden data-given={index < shownMarks.length || undefined} />
        ))}
        {plural(remainingCount, '1 of {limit} marks left', '{count} of {limit} marks left', {
          limit: marksPerPerson,
        })}
      </p>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
