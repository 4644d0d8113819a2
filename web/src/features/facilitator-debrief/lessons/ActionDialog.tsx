import { type ActionStatus, actionLimits, actionStatuses } from '@vincere/domain';
import { type ReactNode, useId, useState } from 'react';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { actionStatusNames } from '../../../parts/guided-debrief/action-status.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import type { Seats } from '../plan/WhoIsHere.tsx';
import type { Action } from '../types.ts';
import { useAct, useRequestKey } from '../useDebrief.ts';

const nobody = '';

/** Writes an action of the group, or changes one. Its owner is a participant, or anybody as a text. */
export function ActionDialog({
  runId,
  action,
  what: suggested,
  seats,
  onClose,
}: {
  runId: number;
  /** The action to change; undefined for a new one. */
  action: Action | undefined;
  /** The text with which a new one begins. */
  what: string;
  seats: Seats;
  onClose: () => void;
}) {
  const [what, setWhat] = useState(action?.what ?? suggested);
  const [seat, setSeat] = useState(action?.owner_seat_id?.toString() ?? nobody);
  const [owner, setOwner] = useState(action?.owner_seat_id === null ? action.owner : '');
  const [dueOn, setDueOn] = useState(action?.due_on ?? '');
  const [status, setStatus] = useState<ActionStatus>(action?.status ?? 'open');
  const { act, isBusy, failure } = useAct(runId);
  const keyOf = useRequestKey();
  const save = async () => {
    const body = {
      what: what.trim(),
      owner_seat_id: seat === nobody ? null : Number(seat),
      owner: seat === nobody ? owner.trim() : '',
      due_on: dueOn === '' ? null : dueOn,
    };
    const isSaved = await act(() =>
      action === undefined
        ? send('writeAction', { params: { runId }, body, key: keyOf(body) })
        : send('editAction', { params: { runId, actionId: action.id }, body: { ...body, status } }),
    );
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={action === undefined ? t('Write an Action') : t('Edit the action')}
      text={t('Everyone on the run can read it.')}
      action={[t('Save'), t('Saving')]}
      onClose={onClose}
      isBusy={isBusy}
      isReady={what.trim() !== '' && (seat !== nobody || owner.trim() !== '')}
      isDirty
      failure={failure}
      onSubmit={save}
    >
      <TextArea
        label={t('What')}
        maxLength={actionLimits.what}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
      />
      <OwnerField value={seat} action={action} seats={seats} onChange={setSeat} />
      {seat === nobody && (
        <TextField
          label={t('Name or team')}
          maxLength={actionLimits.owner}
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        />
      )}
      <TextField
        label={t('Date')}
        type="date"
        value={dueOn}
        onChange={({ target }) => setDueOn(target.value)}
      />
      {action !== undefined && (
        <SelectField
          label={t('Status')}
          value={status}
          onChange={(choice) => setStatus(actionStatuses.find((candidate) => candidate === choice) ?? status)}
        >
          {actionStatuses.map((choice) => (
            <option key={choice} value={choice}>
              {actionStatusNames[choice]}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}

/** The seat of the owner, or somebody else. */
function OwnerField({
  value,
  action,
  seats,
  onChange,
}: {
  value: string;
  action: Action | undefined;
  seats: Seats;
  onChange: (seat: string) => void;
}) {
  // The owner may have left the run since.
  const isListed = seats.some(({ user_run_id }) => String(user_run_id) === value);
  return (
    <SelectField label={t('Owner')} value={value} onChange={onChange}>
      <option value={nobody}>{t('Somebody else')}</option>
      {!isListed && value !== nobody && <option value={value}>{action?.owner}</option>}
      {seats.map(({ user_run_id, first_name, last_name }) => (
        <option key={user_run_id} value={user_run_id}>
          {`${first_name} ${last_name}`.trim()}
        </option>
      ))}
    </SelectField>
  );
}

function SelectField({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}
