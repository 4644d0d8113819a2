import { marksPerPerson } from '@vincere/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
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
  // The marks while they are being saved.
  const [pending, setPending] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string>();
  const shown = pending ?? marks;
  const left = marksPerPerson - shown.length;
  const change = async (next: readonly string[]) => {
    setPending(next);
    setFailure(undefined);
    try {
      const saved = await send('markLessons', { params: { runId }, body: { entry_ids: [...next] } });
      await cacheOwn(runId, (before) => ({ ...before, marks: saved.marks }));
    } catch (error) {
      setFailure(messageOf(error, t('Your mark could not be saved. Please try again.')));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className={styles.marking}>
      <ul className="rows">
        {lessons.map(({ id, text, name, merged }) => {
          const isMarked = shown.includes(id);
          const isOwn = [id, ...merged.map((one) => one.id)].some((one) => own.has(one));
          return (
            <li key={id} className={styles.lesson} data-marked={isMarked || undefined}>
              <div>
                <EntryText text={text} />
                <EntryFoot name={name} isOwn={isOwn} />
              </div>
              <button
                type="button"
                className={styles.mark}
                aria-pressed={isMarked}
                aria-label={t('Mark: {lesson}', { lesson: text })}
                disabled={pending !== undefined || (!isMarked && left === 0)}
                onClick={() => void change(isMarked ? shown.filter((one) => one !== id) : [...shown, id])}
              >
                {isMarked && <Check className="icon" aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.left} role="status">
        {plural(left, '1 of {limit} marks left', '{count} of {limit} marks left', { limit: marksPerPerson })}
      </p>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
