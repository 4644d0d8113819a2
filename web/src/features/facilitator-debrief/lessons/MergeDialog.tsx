import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { Lesson } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './MergeDialog.module.css';

/** Merges a lesson into another one that says the same. */
export function MergeDialog({
  runId,
  lesson,
  others,
  onClose,
}: {
  runId: number;
  lesson: Lesson;
  others: readonly Lesson[];
  onClose: () => void;
}) {
  const [into, setInto] = useState<string>();
  const { act, isBusy, failure } = useAct(runId);
  const merge = async () => {
    if (into === undefined) return;
    const params = { runId, entryId: lesson.id };
    if (await act(() => send('mergeLesson', { params, body: { into } }))) onClose();
  };
  return (
    <FormDialog
      title={t('Which lesson says the same?')}
      text={t('“{text}” is then listed under the one that you choose, and their marks count together.', {
        text: lesson.text,
      })}
      action={[t('Merge'), t('Merging')]}
      onClose={onClose}
      isBusy={isBusy}
      isReady={into !== undefined}
      isDirty={false}
      failure={failure}
      onSubmit={merge}
    >
      <div className={styles.lessons} role="radiogroup" aria-label={t('Lessons')}>
        {others.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name="into" checked={into === id} onChange={() => setInto(id)} />
            <span className="story">{text}</span>
          </label>
        ))}
      </div>
    </FormDialog>
  );
}
