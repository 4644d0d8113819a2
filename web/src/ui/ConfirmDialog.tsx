import { type ReactNode, type RefObject, useState } from 'react';
import { t } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FieldError } from './Field.tsx';

/**
 * Asks before something is deleted: says what goes with it, focus is on Cancel. `onConfirm` does it and gives the sentence
 * of a failure, which stays here, or undefined when it is done.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  action = t('Delete'),
  busyLabel = t('Deleting...'),
  returnTo,
  onConfirm,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  action?: string;
  busyLabel?: string;
  /** Where focus goes afterwards when what opened it is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  onConfirm: () => Promise<string | undefined>;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    setIsBusy(true);
    setError(undefined);
    const failure = await onConfirm();
    setIsBusy(false);
    if (failure === undefined) close();
    else setError(failure);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      busy={isBusy}
      returnTo={returnTo}
      title={title}
      text={text}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? busyLabel : action}
          </Button>
        </>
      }
    >
      {error !== undefined && <FieldError>{error}</FieldError>}
    </Dialog>
  );
}
