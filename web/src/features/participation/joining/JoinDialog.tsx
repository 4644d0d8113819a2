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
import { codePasted } from '../../../lib/access-code.ts';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { readersOfRun } from '../../../parts/questionnaires/answer-readers.ts';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { TakingPartLink } from '../../../parts/TakingPartLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
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
  const typedCode = accessCodeIn(watch('code'));
  const isTyped = typedCode.length === accessCode.length;
  const linkedRun = useRunOfCode(code, open && code !== '', typedCode);
  const namedRun = useRunOfCode(typedCode, open && isTyped, typedCode);
  const rooms = namedRun?.rooms ?? null;
  const runToJoin = namedRun ?? linkedRun;
  const readers = runToJoin === undefined ? null : readersOfRun(runToJoin);
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
          const pastedCode = codePasted(event);
          if (pastedCode === null) return;
          event.preventDefault();
          setValue('code', pastedCode, { shouldDirty: true });
        }}
        {...register('code', {
          validate: (code) => accessCodeIn(code) !== '' || t(participation.codeMissing),
        })}
      />
      <RoomsOfRun rooms={rooms}>
        <RoleChoice value={role} onChange={setChosen} />
      </RoomsOfRun>
      <p className={runToJoin?.names_answers ? 'notice' : 'meta-text'} role="status">
        {readers}
      </p>
      <TakingPartLink code={isTyped ? typedCode : undefined} />
    </Dialog>
  );
}

/** Reads the run with this access code; undefined until it is read, and while another code is typed. */
function useRunOfCode(code: string, isEnabled: boolean, typedCode: string) {
  const { data } = useRead('getJoin', { params: { accessCode: code } }, { enabled: isEnabled });
  return typedCode === data?.access_code ? data : undefined;
}

/** Returns the selected role: the chosen one, or by default the best ranked one in use. */
function roleOf(
  rooms: RunRooms,
  chosenRole: Role | undefined,
  ranking: readonly Preference[],
): Role | undefined {
  const inUse = rolesOf(rooms);
  if (chosenRole !== undefined && inUse.includes(chosenRole)) return chosenRole;
  if (!hasStandardTitles(rooms)) return undefined;
  const bestRole = ranking.find(({ room_id }) => inUse.includes(room_id))?.room_id;
  return bestRole ?? (rooms === null ? defaultRole : undefined);
}
