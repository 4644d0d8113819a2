import { queryClient, queryOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { SavedSwitch } from '../../parts/SavedSwitch.tsx';
import type { RunFacts } from './useRunFacts.ts';

/** Holds the key facts back from the participants' summaries, or shows them there. */
export function HoldFacts({
  runId,
  holds,
  isOver = false,
}: {
  runId: number;
  holds: boolean;
  /** Whether the run is over. */
  isOver?: boolean;
}) {
  const save = async (holds_facts: boolean) => {
    await send('holdFacts', { params: { runId }, body: { holds_facts } });
    queryClient.setQueryData<RunFacts>(
      queryOf('getRunFacts', { params: { runId } }).queryKey,
      (cachedFacts) => cachedFacts && { ...cachedFacts, holds_facts },
    );
  };
  return (
    <SavedSwitch
      label={t('Hold the facts back')}
      hint={
        isOver
          ? t('Participants see what each room knew in their summary, unless you hold it back.')
          : t('Participants see what each room knew in their summary after the end, unless you hold it back.')
      }
      checked={holds}
      onSave={save}
    />
  );
}
