import { shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { FieldError } from '../Field.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/**
 * A dialog with one form: the fields, the error of a failed submission, Cancel and a submit button. `action` has the labels of
 * the submit button, idle and while submitting.
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
}: Pick<DialogProps, 'title' | 'text' | 'returnTo' | 'className' | 'children'> & {
  open?: boolean;
  onClose: () => void;
  action: readonly [string, string];
  isBusy: boolean;
  /** Whether the form can be submitted. The button is disabled otherwise. */
  isReady?: boolean;
  /** The user has typed something: only the buttons close the dialog. */
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
