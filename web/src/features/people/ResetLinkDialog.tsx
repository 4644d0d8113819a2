import { copiedMs } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { nameOf, type Person } from './types.ts';

/** Makes a link with which a person sets a new password, and shows it this once. */
export function ResetLinkDialog({
  person,
  open,
  onClose,
}: {
  person: Person;
  open: boolean;
  onClose: () => void;
}) {
  const [url, setUrl] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setUrl(undefined);
    setFailure(undefined);
    setIsCopied(false);
    onClose();
  };
  const make = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      setUrl((await send('createResetLink', { params: { userId: person.id } })).url);
    } catch (error) {
      const told = messageOf(error, 'The link could not be made. Please try again.');
      setFailure(told);
      toastError(shared.error, told);
    } finally {
      setIsBusy(false);
    }
  };
  const copy = async () => {
    if (url === undefined) return;
    try {
      await navigator.clipboard.writeText(url);
      setFailure(undefined);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), copiedMs);
    } catch {
      setFailure('The link could not be copied. Select it and copy it by hand.');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`Reset link for ${nameOf(person)}`}
      text="With this link the person sets a new password. It works once, for 60 minutes, and is shown only here, only now."
      keepOpen={url !== undefined}
      busy={isBusy}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={close}>
            {url === undefined ? shared.cancel : 'Close'}
          </Button>
          {url === undefined ? (
            <Button busy={isBusy} onClick={() => void make()}>
              {isBusy ? 'Making...' : 'Make Reset Link'}
            </Button>
          ) : (
            <Button onClick={() => void copy()}>
              {isCopied ? <Check className="ic" aria-hidden /> : <Copy className="ic" aria-hidden />}
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </>
      }
    >
      {url !== undefined && (
        <TextField
          label="Reset link"
          hint={`Hand it to ${person.email_address} yourself: anyone who has it can set the password.`}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span className="sr" role="status">
        {isCopied ? 'Link copied' : url === undefined ? '' : 'The link is ready'}
      </span>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}
