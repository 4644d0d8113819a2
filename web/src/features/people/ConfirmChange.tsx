import { useNavigate } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { getSession, updateSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { changes } from './changes.ts';
import type { Person, PersonChange } from './types.ts';

/** Asks before a person's rights or account change. The server keeps the last administrator. */
export function ConfirmChange({
  person,
  what,
  open,
  onClose,
}: {
  person: Person;
  what: PersonChange;
  open: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { body, action, title, text, done } = changes[what];
  const isSelf = getSession()?.id === person.id;
  const takesAway = what === 'deactivate' || what === 'remove-administrator';

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const change = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const changedUser = await send('updateUser', { params: { userId: person.id }, body });
      await queryClient.invalidateQueries({ queryKey: ['listUsers'] });
      close();
      toast(...done(person));
      if (isSelf && !changedUser.is_admin) {
        updateSession({ is_admin: false });
        await navigate({ to: '/dashboard', search: {} });
      }
    } catch (error) {
      setFailure(messageOf(error, t('The change could not be saved. Please try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title(person)}
      text={text(person, isSelf)}
      busy={isBusy}
      footer={
        <>
          <Button kind="line" disabled={isBusy} onClick={close}>
            {t(shared.cancel)}
          </Button>
          <Button kind={takesAway ? 'danger' : 'ink'} busy={isBusy} onClick={() => void change()}>
            {isBusy ? t('Saving...') : action}
          </Button>
        </>
      }
    >
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}
