import { shared } from '@vincere/contract/messages';
import { type ReactNode, type RefObject, useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { FieldError } from '../Field.tsx';
import { Dialog } from './Dialog.tsx';

/**
 * Confirms a deletion in a dialog and says what else will be deleted. The focus starts on Cancel. `onConfirm` deletes and
 * returns an error message, shown in the dialog, or undefined when done.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  action = t('Delete'),
  busyLabel = t('Deleting...'),
  returnTo,
  refused,
  onConfirm,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  action?: string;
  busyLabel?: string;
  /** Receives the focus after closing if the opening element is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  /** Why the thing can't be deleted. It replaces the text and the button that deletes. */
  refused?: string | undefined;
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
      text={refused ?? text}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={close}>
            {refused === undefined ? t(shared.cancel) : t('Close')}
          </Button>
          {refused === undefined && (
            <Button kind="danger" busy={isBusy} onClick={() => void confirm()}>
              {isBusy ? busyLabel : action}
            </Button>
          )}
        </>
      }
    >
      {error !== undefined && <FieldError>{error}</FieldError>}
    </Dialog>
  );
}
