import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import type { Seat } from '../types.ts';
import { readBoard } from '../useControlRoom.ts';
import { fullName } from '../votes/vote-status.ts';

/** Undoes the removal of a person and shows the result in a toast. Returns whether it succeeded. */
export async function bringBack(
  runId: number,
  person: Pick<Seat, 'user_run_id' | 'first_name' | 'last_name'>,
): Promise<boolean> {
  const name = fullName(person);
  try {
    await send('restoreParticipant', { params: { userRunId: person.user_run_id } });
    toast(t('Removal Undone'), t('{name} is on this run again.', { name }));
    return true;
  } catch (error) {
    toastError(t('{name} was not brought back', { name }), messageOf(error, t('Please try again.')));
    return false;
  } finally {
    readBoard(runId);
  }
}
