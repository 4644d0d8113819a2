import { messageOf, queryClient, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';

/** Duplicates a simulation, and says whether it worked. Returns the id of the copy, or undefined if it failed. */
export async function duplicate(simulationId: number): Promise<number | undefined> {
  try {
    const { id, name } = await send('duplicateSimulation', { params: { simulationId } });
    for (const callName of ['searchSimulations', 'searchScenarios', 'getFigures'])
      void queryClient.invalidateQueries({ queryKey: [callName] });
    toast(t('Simulation Duplicated'), t('{name} is on your list.', { name }));
    return id;
  } catch (error) {
    toastError(t('The simulation was not duplicated'), messageOf(error, t('Please try again.')));
    return undefined;
  }
}
