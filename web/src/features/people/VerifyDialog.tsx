import { shared } from '@vincere/contract/messages';
import { queryClient } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { nameOf, type Person } from './types.ts';

/** Verifies the email address of a person: by the facilitator's word, or by a mail. */
export function VerifyDialog({
  person,
  canMail,
  open,
  onClose,
}: {
  person: Person;
  canMail: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const showConfirmation = async () => {
    await queryClient.invalidateQueries({ queryKey: ['listUsers'] });
    onClose();
    toast(
      t('Address Confirmed'),
      t('Places for {email} now go to {name}.', { email: person.email_address, name: nameOf(person) }),
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Does {email} belong to {name}?', { email: person.email_address, name: nameOf(person) })}
      text={t('Once the address is verified, the account gets the seats and observer places given to it.')}
      footer={
        <Button kind="line" onClick={onClose}>
          {t(shared.cancel)}
        </Button>
      }
    >
      <ConfirmAddress account={person} canMail={canMail} onConfirmed={showConfirmation} />
    </Dialog>
  );
}
