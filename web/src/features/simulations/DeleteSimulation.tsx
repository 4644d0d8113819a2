import { simulations as texts } from '@vincere/contract/messages';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import type { ListedSimulation } from './types.ts';

const problem = 'There was a problem deleting the simulation.';

/** Asks before a simulation leaves the list; one with a run that is not finished stays (ruling 4.13). */
export function DeleteSimulation({
  simulation,
  open,
  onClose,
}: {
  simulation: ListedSimulation;
  open: boolean;
  onClose: () => void;
}) {
  const remove = async () => {
    try {
      await send('deleteSimulation', { params: { simulationId: simulation.id } });
    } catch (error) {
      const told = messageOf(error, problem);
      toastError(texts.deleteFailed, told);
      return told;
    }
    toast('Simulation deleted', `${simulation.name} is no longer on the list.`);
    for (const name of ['searchSimulations', 'searchScenarios', 'getFigures'])
      void queryClient.invalidateQueries({ queryKey: [name] });
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${simulation.name}?`}
      text="It leaves the list with its stages and scenarios, and no new run of it can be created. Finished runs and their reports stay."
      action="Delete Simulation"
      onConfirm={remove}
    />
  );
}
