import { shared } from '@vincere/contract/messages';
import { entryLimits } from '@vincere/domain';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import styles from './QuestionForm.module.css';

/** A question that is typed in place. A failed save keeps the typed text. */
export function QuestionForm({
  text,
  above,
  beside,
  isBusy,
  failure,
  onRestore,
  onSave,
  onClose,
}: {
  text: string;
  /** Shown above the field. */
  above?: ReactNode;
  /** Shown beside the buttons. */
  beside?: ReactNode;
  isBusy: boolean;
  failure: string | undefined;
  /** Restores the question as it was made from the run, if it was edited. */
  onRestore?: (() => void) | undefined;
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  const isEmpty = typed.trim() === '';
  const save = () => {
    if (isEmpty || isBusy) return;
    if (typed.trim() === text.trim()) onClose();
    else onSave(typed.trim());
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
      }}
    >
      {above}
      <textarea
        className={`input story ${styles.question}`}
        aria-label={t('Question')}
        aria-invalid={failure !== undefined || undefined}
        aria-describedby={failure === undefined ? undefined : id}
        rows={2}
        autoFocus
        maxLength={entryLimits.length}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure !== undefined && <FieldError id={id}>{failure}</FieldError>}
      <div className={styles.foot}>
        <div className={styles.beside}>{beside}</div>
        {onRestore && (
          <Button kind="quiet" size="sm" disabled={isBusy} onClick={onRestore}>
            {t('Restore Original')}
          </Button>
        )}
        <Button kind="quiet" size="sm" disabled={isBusy} onClick={onClose}>
          {t(shared.cancel)}
        </Button>
        <Button type="submit" size="sm" busy={isBusy} disabled={isEmpty}>
          {failure === undefined ? t('Save') : t(shared.tryAgain)}
        </Button>
      </div>
    </form>
  );
}
