import type { Run } from '@vincere/contract';
import { messageOf, useSend } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toastError } from '../../../ui/Toaster.tsx';
import { cacheTableSwitch } from '../useControlRoom.ts';

/** Sets before the start whether rooms can share posts and files on a table. */
export function TableSwitch({ run }: { run: Run }) {
  const setting = useSend('setRunOptions');
  const value = setting.isPending ? (setting.variables.body?.table ?? run.table) : run.table;
  return (
    <Switch
      label={t('A table for the rooms')}
      hint={t('Rooms can share posts and files with the others. You can change this until the run starts.')}
      checked={value}
      onChange={(table) =>
        setting.mutate(
          { params: { runId: run.id }, body: { table } },
          {
            onSuccess: (saved) => cacheTableSwitch(run.id, saved.table),
            onError: (error) =>
              toastError(
                t('The setting was not saved'),
                messageOf(error, t('Check your connection and try again.')),
              ),
          },
        )
      }
    />
  );
}
