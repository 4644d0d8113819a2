import { shared } from '@vincere/contract/messages';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { useCopy } from '../../lib/browser/useCopy.ts';
import { linkToShare } from '../../lib/own-address.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { AddressWarning } from '../../parts/AddressWarning.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { nameOf, type Person } from './types.ts';

/** Makes a link with which a person sets a new password, and shows it once; or says why none can be made. */
export function ResetLinkDialog({
  person,
  isSelf,
  adminLinks,
  open,
  onClose,
}: {
  person: Person;
  isSelf: boolean;
  /** Whether links for other administrators are turned on. */
  adminLinks: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const [url, setUrl] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { isCopied, copy } = useCopy();
  const [failure, setFailure] = useState<string>();
  const reason = whyNot(person, isSelf, adminLinks);
  const close = () => {
    setUrl(undefined);
    setFailure(undefined);
    onClose();
  };
  const make = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const resetLink = await send('createResetLink', { params: { userId: person.id } });
      setUrl(linkToShare(resetLink.url));
    } catch (error) {
      setFailure(messageOf(error, t('The link could not be made. Please try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  const copyLink = async (link: string) => {
    setFailure(
      (await copy(link)) ? undefined : t('The link could not be copied. Select it and copy it by hand.'),
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('Reset link for {name}', { name: nameOf(person) })}
      text={
        reason ??
        t(
          'With this link the person sets a new password. It works once and is shown only now. Earlier links stop working.',
        )
      }
      keepOpen={url !== undefined}
      busy={isBusy}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={close}>
            {url === undefined && reason === undefined ? t(shared.cancel) : t('Close')}
          </Button>
          {reason !== undefined ? null : url === undefined ? (
            <Button busy={isBusy} onClick={() => void make()}>
              {isBusy ? t('Making...') : t('Make Reset Link')}
            </Button>
          ) : (
            <Button onClick={() => void copyLink(url)}>
              {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
              {isCopied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </>
      }
    >
      {url !== undefined && <ResetLink url={url} email={person.email_address} />}
      <span className="visually-hidden" role="status">
        {url === undefined ? '' : isCopied ? t('Link copied') : t('The link is ready')}
      </span>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}

function ResetLink({ url, email }: { url: string; email: string }) {
  return (
    <>
      <TextField
        label={t('Reset link')}
        hint={t('Give it to {email} yourself: anyone who has it can set the password.', { email })}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <AddressWarning address={url} />
    </>
  );
}

/** Returns why the server would refuse a link, or undefined if it makes one. */
function whyNot(person: Person, isSelf: boolean, adminLinks: boolean): string | undefined {
  if (isSelf) return refusalText('account.own-reset');
  if (person.is_admin && !adminLinks) return refusalText('account.administrator-reset');
  return undefined;
}
