import type { Run } from '@vincere/contract';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { SavedSwitch } from '../../../parts/SavedSwitch.tsx';
import { cacheRunOptions } from '../useControlRoom.ts';

/** Sets before the start whether rooms share a table, and whether votes come with a confidence. */
export function RunOptions({ run }: { run: Run }) {
  const save = async (body: { table?: boolean; asks_confidence?: boolean }) => {
    const { table, asks_confidence } = await send('setRunOptions', { params: { runId: run.id }, body });
    cacheRunOptions(run.id, { table, asks_confidence });
  };
  return (
    <>
      <SavedSwitch
        label={t('A table for the rooms')}
        hint={t('Rooms can share posts and files with the others. You can change this until the run starts.')}
        checked={run.table}
        onSave={(table) => save({ table })}
      />
      <SavedSwitch
        label={t('Ask how sure people are')}
        hint={t(
          'With each vote people say how sure they are, and with a room vote what the group will decide. You can change this until the run starts.',
        )}
        checked={run.asks_confidence}
        onSave={(asks_confidence) => save({ asks_confidence })}
      />
    </>
  );
}
