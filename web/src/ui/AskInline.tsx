import '../styles/uploads.css';
import { useState } from 'react';
import { t } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { FieldError } from './Field.tsx';

/**
 * Asks where it stands, also in a dialog, before something is deleted; focus is on Cancel, Escape is one. `onConfirm` does
 * it and gives the sentence of a failure, or undefined when it is done.
 */
export function AskInline({
  question,
  action = t('Delete'),
  keep = t('Cancel'),
  onConfirm,
  onCancel,
}: {
  question: string;
  action?: string;
  /** The other button: leaves all as it is. */
  keep?: string;
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
      className="fask"
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isBusy) return;
        // Not also the dialog around it.
        event.stopPropagation();
        onCancel();
      }}
    >
      <p>{question}</p>
      <Button kind="line" size="sm" autoFocus disabled={isBusy} onClick={onCancel}>
        {keep}
      </Button>
      <Button kind="danger" size="sm" className="fask-d" busy={isBusy} onClick={() => void confirm()}>
        {isBusy ? t('Deleting...') : action}
      </Button>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
