import { shared } from '@vincere/contract/messages';
import { t } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { FieldError } from './Field.tsx';

/**
 * A dialog that is one form: the fields, under them why it could not be sent, Cancel, and the button that sends it.
 * `action` is what that button says, at rest and while it is being sent.
 */
export function FormDialog({
  open = true,
  onClose,
  action: [action, acting],
  isBusy,
  isReady = true,
  isDirty,
  failure,
  onSubmit,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'text' | 'returnTo' | 'children'> & {
  open?: boolean;
  onClose: () => void;
  action: readonly [string, string];
  isBusy: boolean;
  /** Whether it can be sent as it is; the button is off until then. */
  isReady?: boolean;
  /** Something was typed: only the buttons close it. */
  isDirty: boolean;
  failure: string | undefined;
  onSubmit: () => unknown;
}) {
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={isDirty}
      busy={isBusy}
      onSubmit={() => void onSubmit()}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!isReady}>
            {isBusy ? acting : action}
          </Button>
        </>
      }
    >
      {children}
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}
