import type { Role, RoomSettings } from '@vincere/domain';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { type EditedSimulation, refreshAuthoring } from '../../authoring/useSimulation.ts';
import { mistakeIn } from './room-texts.ts';

/**
 * Returns a function that saves the rooms of a simulation, and gives the posts of the rooms in `renamedRooms` their new persona as
 * author. It resolves to whether that worked, and shows either result.
 */
export function useSaveRooms({ id }: EditedSimulation) {
  return async (rooms: RoomSettings, renamedRooms: readonly Role[] = []): Promise<boolean> => {
    const failureTitle = t('The rooms were not saved');
    const mistake = rooms === null ? undefined : mistakeIn(rooms);
    if (mistake !== undefined) {
      toastError(failureTitle, mistake);
      return false;
    }
    try {
      await send('updateSimulation', {
        params: { simulationId: id },
        body: { rooms, rename_authors: [...renamedRooms] },
      });
      await refreshAuthoring();
      toast(t('Rooms saved'));
      return true;
    } catch (error) {
      toastError(failureTitle, messageOf(error, t('Nothing was changed. Please try again.')));
      return false;
    }
  };
}
