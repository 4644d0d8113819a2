import type { Run } from '@vincere/contract';
import { messageOf, useSend } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { cacheGuestJoin } from '../useControlRoom.ts';

/** A switch that sets whether people without an account can join with the access code. */
export function GuestSwitch({ run }: { run: Run }) {
  const setting = useSend('setGuestJoin');
  const isOn = setting.isPending ? setting.variables.body.guest_join : run.guest_join;
  const change = (guest_join: boolean) =>
    setting.mutate(
      { params: { runId: run.id }, body: { guest_join } },
      {
        onSuccess: (savedSetting) => cacheGuestJoin(run.id, savedSetting.guest_join),
        onError: (error) =>
          toastError(
            t('Guests: nothing was changed'),
            messageOf(error, t('Check your connection and try again.')),
          ),
      },
    );
  return (
    <Switch
      label={t('Guests may join')}
      hint={t('With a name only, no account. Guests who have joined stay when you turn this off.')}
      checked={isOn}
      onChange={change}
    />
  );
}
