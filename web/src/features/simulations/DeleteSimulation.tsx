import { simulations as texts } from '@vincere/contract/messages';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { titled } from '../../lib/words/titled.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { useSimulationUse } from '../authoring/runs-in-play/useSimulationUse.ts';
import type { ListedSimulation } from './types.ts';

const problem = t('There was a problem deleting the simulation.');

/** Asks before a simulation is deleted. A simulation with an unfinished run can't be deleted. */
export function DeleteSimulation({
  simulation,
  open,
  onClose,
}: {
  simulation: ListedSimulation;
  open: boolean;
  onClose: () => void;
}) {
  const openRun = useSimulationUse(simulation.id, open)?.open_run ?? null;
  const remove = async () => {
    try {
      await send('deleteSimulation', { params: { simulationId: simulation.id } });
    } catch (error) {
      return titled(t(texts.deleteFailed), messageOf(error, problem));
    }
    toast(t('Simulation deleted'), t('{name} is no longer on the list.', { name: simulation.name }));
    for (const name of ['searchSimulations', 'searchScenarios', 'getFigures'])
      void queryClient.invalidateQueries({ queryKey: [name] });
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('Delete {what}?', { what: simulation.name })}
      text={t(
        'It disappears from the list with its stages and scenarios, and no new run can be created. Finished runs and their reports stay.',
      )}
      action={t('Delete Simulation')}
      refused={openRun === null ? undefined : refusalText('simulation.has-open-runs', { run: openRun })}
      onConfirm={remove}
    />
  );
}
