import type { Run } from '@vincere/contract';
import { messageOf, useSend } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Switch } from '../../ui/Switch.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { cacheRunOptions } from './useControlRoom.ts';

/** Sets before the start whether rooms share a table, and whether votes come with a confidence. */
export function RunOptions({ run }: { run: Run }) {
  return (
    <>
      <OptionSwitch
        run={run}
        option="table"
        label={t('A table for the rooms')}
        hint={t('Rooms can share posts and files with the others. You can change this until the run starts.')}
      />
      <OptionSwitch
        run={run}
        option="asks_confidence"
        label={t('Ask how sure people are')}
        hint={t(
          'With each vote people say how sure they are, and with a room vote what the group will decide. You can change this until the run starts.',
        )}
      />
    </>
  );
}

function OptionSwitch({
  run,
  option,
  label,
  hint,
}: {
  run: Run;
  option: 'table' | 'asks_confidence';
  label: string;
  hint: string;
}) {
  const setting = useSend('setRunOptions');
  return (
    <Switch
      label={label}
      hint={hint}
      checked={(setting.isPending ? setting.variables.body?.[option] : undefined) ?? run[option]}
      onChange={(checked) =>
        setting.mutate(
          { params: { runId: run.id }, body: { [option]: checked } },
          {
            onSuccess: ({ table, asks_confidence }) => cacheRunOptions(run.id, { table, asks_confidence }),
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
