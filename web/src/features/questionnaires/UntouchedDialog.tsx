import type { RefObject } from 'react';
import { plural, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';

/** Confirms before sending scales left at their initial 1. */
export function UntouchedDialog({
  open,
  count,
  returnTo,
  onClose,
  onSend,
}: {
  open: boolean;
  count: number;
  /** The element that gets the focus when it closes. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSend: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      returnTo={returnTo}
      title={plural(count, 'One answer still at 1', '{count} answers still at 1')}
      text={plural(
        count,
        'You have not touched this one. It will be sent as 1.',
        'You have not touched these {count}. They will be sent as 1.',
      )}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {t('Look Again')}
          </Button>
          <Button kind="signal" onClick={onSend}>
            {t('Send')}
          </Button>
        </>
      }
    />
  );
}
