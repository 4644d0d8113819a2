import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { FieldError } from '../Field.tsx';
import styles from '../uploads/uploads.module.css';

/**
 * Confirms inline, on a page or in a dialog, what can't be undone, such as a deletion. The focus starts on Cancel, and Escape
 * cancels. `onConfirm` does it and returns an error message, or undefined when done.
 */
export function AskInline({
  question,
  action = t('Delete'),
  busyLabel = t('Deleting...'),
  keep = t(shared.cancel),
  className,
  onConfirm,
  onCancel,
}: {
  question: string;
  action?: string;
  busyLabel?: string;
  /** Label of the cancel button. */
  keep?: string;
  className?: string | undefined;
  onConfirm: () => Promise<string | undefined> | void;
  onCancel: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    setError((await onConfirm()) ?? undefined);
    setIsBusy(false);
  };
  return (
    <div
      className={`${styles.question} ${className ?? ''}`}
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isBusy) return;
        // Escape must not also close the surrounding dialog.
        event.stopPropagation();
        onCancel();
      }}
    >
      <p>{question}</p>
      <Button kind="line" size="sm" autoFocus disabled={isBusy} onClick={onCancel}>
        {keep}
      </Button>
      <Button
        kind="danger"
        size="sm"
        className={styles.confirmButton}
        busy={isBusy}
        onClick={() => void confirm()}
      >
        {isBusy ? busyLabel : action}
      </Button>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
