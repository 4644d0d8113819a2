import { useState } from 'react';
import { Button } from './Button.tsx';
import { FieldError } from './Field.tsx';

/**
 * Asks in a list, also in that of a dialog, before one of its rows is deleted; focus is on Cancel, Escape is one.
 * `onConfirm` does it and gives the sentence of a failure, or undefined when it is done.
 */
export function AskInline({
  question,
  onConfirm,
  onCancel,
}: {
  question: string;
  onConfirm: () => Promise<string | undefined>;
  onCancel: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    setError(await onConfirm());
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
        Cancel
      </Button>
      <Button kind="danger" size="sm" className="fask-d" busy={isBusy} onClick={() => void confirm()}>
        {isBusy ? 'Deleting...' : 'Delete'}
      </Button>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
