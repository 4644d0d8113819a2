import { limits } from '@vincere/contract/constants';
import { accounts } from '@vincere/contract/messages';
import { isEmailAddress } from '@vincere/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, useSend } from '../../../lib/api.ts';
import { linkToShare } from '../../../lib/own-address.ts';
import { t } from '../../../lib/text.ts';
import { nameProblem } from '../../../lib/words/name-problem.ts';
import { AddressWarning } from '../../../parts/AddressWarning.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FieldError, TextField } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { ConfirmAddress } from '../../people/ConfirmAddress.tsx';
import { unverifiedOf } from '../../people/unverified.ts';
import { CopyButton } from '../settings/AccessCode.tsx';
import { readBoard } from '../useControlRoom.ts';

type Fields = { name: string; email: string; room: string };
type Invited = { name: string; url: string };

/**
 * Adds a person to the run by name and email. For somebody without an account, the server creates one and the dialog
 * shows an invitation link, once.
 */
export function AddPersonDialog({ runId, onClose }: { runId: number; onClose: () => void }) {
  const { rooms, placeName } = useRooms();
  const [invited, setInvited] = useState<Invited | null>(null);
  const seating = useSend('seatParticipant');
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { name: '', email: '', room: '' },
  });
  const submit = handleSubmit(({ name, email, room }) => {
    const room_name = rooms.find((roomName) => roomName === room);
    seating.mutate(
      {
        params: { runId },
        body: { name: name.trim(), email: email.trim(), ...(room_name && { room_name }) },
      },
      {
        onSuccess: ({ invitation_url, room }) => {
          readBoard(runId);
          toast(
            t('Participant Added'),
            t('{name} takes part in {room}.', { name: name.trim(), room: placeName(room.room_name) }),
          );
          if (invitation_url === undefined) onClose();
          else setInvited({ name: name.trim(), url: linkToShare(invitation_url) });
        },
      },
    );
  });
  const unverifiedAccount = unverifiedOf(seating.error);
  const failure = seating.isError ? messageOf(seating.error, t('Failed to add participant')) : undefined;
  if (invited !== null) return <Invitation {...invited} onClose={onClose} />;
  return (
    <FormDialog
      key="form"
      onClose={onClose}
      title={t('Add a Person')}
      text={t('Somebody without an account gets one, and you get a link for them to set a password.')}
      action={[t('Add Person'), t('Adding Person')]}
      isBusy={seating.isPending}
      isDirty={formState.isDirty}
      failure={unverifiedAccount === null ? failure : undefined}
      onSubmit={submit}
    >
      <TextField
        label={t('Name')}
        autoComplete="off"
        maxLength={limits.name}
        error={formState.errors.name?.message}
        {...register('name', { validate: (value) => nameProblem(value) ?? true })}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (value) => isEmailAddress(value) || t(accounts.badEmail),
        })}
      />
      <div className="field">
        <label htmlFor="add-room">{t('Room')}</label>
        <select id="add-room" className="input" {...register('room')}>
          <option value="">{t('Where most is needed, by their preference')}</option>
          {rooms.map((room) => (
            <option key={room} value={room}>
              {placeName(room)}
            </option>
          ))}
        </select>
      </div>
      {unverifiedAccount && (
        <div className="notice">
          <FieldError>{failure}</FieldError>
          <ConfirmAddress {...unverifiedAccount} onConfirmed={submit} />
        </div>
      )}
    </FormDialog>
  );
}

function Invitation({ name, url, onClose }: Invited & { onClose: () => void }) {
  return (
    <Dialog
      open
      key="invitation"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('{name} is on the run', { name })}
      text={t('This link lets them set a password. It is shown only now: copy it before you close this.')}
      keepOpen
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="field">
        <label htmlFor="invitation">{t('Invitation link')}</label>
        <div className="row">
          <input
            id="invitation"
            className="input input-sm"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={url} what={t('invitation link')} />
        </div>
        <AddressWarning address={url} />
      </div>
    </Dialog>
  );
}
