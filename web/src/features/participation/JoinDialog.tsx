import { accessCode, defaultRole } from '@vincere/contract/constants';
import { participation, shared } from '@vincere/contract/messages';
import {
  accessCodeIn,
  hasStandardTitles,
  type Preference,
  type Role,
  type RunRooms,
  rolesOf,
} from '@vincere/domain';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { codePasted } from '../../lib/access-code.ts';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { readersOfRun } from '../../parts/answer-readers.ts';
import { RoomsOfRun } from '../../parts/rooms.tsx';
import { TakingPartLink } from '../../parts/TakingPartLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import type { Wish } from './useJoining.ts';

type Fields = { code: string };

/**
 * Asks for the access code, which a link may have filled in, and the role. It defaults to the one ranked first at registration.
 * If rooms have titles of their own, no role is selected at first. `onJoin` resolves to an error message, or to null if joining worked.
 */
export function JoinDialog({
  code,
  open,
  onOpenChange,
  onJoin,
  returnTo,
}: {
  /** Initial value of the code field. To change it, mount the dialog with another `key`. */
  code: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onJoin: (wish: Wish) => Promise<string | null>;
  returnTo: RefObject<HTMLElement | null>;
}) {
  const profile = useRead('getProfile', {}, { enabled: open });
  const [chosen, setChosen] = useState<Role>();
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { code },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const linked = useRead('getJoin', { params: { accessCode: code } }, { enabled: open && code !== '' });
  const typed = accessCodeIn(watch('code'));
  const linkedRun = typed === linked.data?.access_code ? linked.data : undefined;
  const named = useRead(
    'getJoin',
    { params: { accessCode: typed } },
    { enabled: open && typed.length === accessCode.length },
  );
  const namedRun = typed === named.data?.access_code ? named.data : undefined;
  const rooms = namedRun?.rooms ?? null;
  const joined = namedRun ?? linkedRun;
  const readers = joined === undefined ? null : readersOfRun(joined);
  const role = roleOf(rooms, chosen, profile.data?.preferences ?? []);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) reset();
  };
  const join = handleSubmit(async ({ code }) => {
    const failure = await onJoin({ code, room: role });
    if (failure !== null) setError('code', { message: failure }, { shouldFocus: true });
  });
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      returnTo={returnTo}
      title={t(participation.joinSimulation)}
      text={linkedRun ? `${linkedRun.name} · ${linkedRun.simulation}` : t('Your facilitator has the code.')}
      keepOpen={isDirty}
      busy={isSubmitting}
      onSubmit={() => void join()}
      footer={
        <>
          <Button kind="line" disabled={isSubmitting} onClick={() => change(false)}>
            {t(shared.cancel)}
          </Button>
          <Button kind="signal" type="submit" busy={isSubmitting}>
            {t(participation.join)}
          </Button>
        </>
      }
    >
      <TextField
        label={t('Access code')}
        className="input-code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={isSubmitting}
        error={errors.code?.message}
        onPaste={(event) => {
          const pasted = codePasted(event);
          if (pasted === null) return;
          event.preventDefault();
          setValue('code', pasted, { shouldDirty: true });
        }}
        {...register('code', {
          validate: (code) => accessCodeIn(code) !== '' || t(participation.codeMissing),
        })}
      />
      <RoomsOfRun rooms={rooms}>
        <RoleChoice value={role} onChange={setChosen} />
      </RoomsOfRun>
      <p className={joined?.names_answers ? 'notice' : 'meta-text'} role="status">
        {readers}
      </p>
      <TakingPartLink code={typed.length === accessCode.length ? typed : undefined} />
    </Dialog>
  );
}

/** Returns the selected role: the chosen one, or by default the best ranked one in use. */
function roleOf(rooms: RunRooms, chosen: Role | undefined, ranking: readonly Preference[]): Role | undefined {
  const inUse = rolesOf(rooms);
  if (chosen !== undefined && inUse.includes(chosen)) return chosen;
  if (!hasStandardTitles(rooms)) return undefined;
  const best = ranking.find(({ room_id }) => inUse.includes(room_id))?.room_id;
  return best ?? (rooms === null ? defaultRole : undefined);
}
