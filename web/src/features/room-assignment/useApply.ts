import { CallFailed, messageOf, send, useSend } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { readAgain } from '../../lib/stale.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import type { Move } from './places.ts';

export const applyFailed = 'Failed to assign rooms';

/** Brings a preview into the run; what was done can be taken back from its toast. */
export function useApply(runId: number, onDone: () => void) {
  const assignment = useSend('assignRooms');
  const apply = (moves: readonly Move[], summary: string) =>
    assignment.mutate(
      { params: { runId }, body: { moves: [...moves] } },
      {
        onSuccess: () => {
          readAgain('participants-changed', null);
          toast('Rooms Assigned', summary, { label: 'Undo', act: () => void takeBack(runId, moves) });
          onDone();
        },
        // Others were faster, or only the answer was lost: the preview goes on from where everybody is now.
        onError: () => readAgain('participants-changed', null),
      },
    );
  return { apply, busy: assignment.isPending, error: assignment.error };
}

/** Puts everybody back, unless others have moved one of them since. */
async function takeBack(runId: number, moves: readonly Move[]): Promise<void> {
  const back = moves.map(({ user_run_id, from, room_name }) => ({
    user_run_id,
    from: room_name,
    room_name: from,
  }));
  try {
    await send('assignRooms', { params: { runId }, body: { moves: back } });
    toast('Rooms Restored', `${formatCount(moves.length, 'person is', 'people are')} back.`);
  } catch (error) {
    const again = { label: 'Try Again', act: () => void takeBack(runId, moves) };
    toastError(
      'Failed to restore the rooms',
      messageOf(error, 'Check your connection and try again.'),
      // What the server refuses it would refuse again.
      error instanceof CallFailed ? undefined : again,
    );
  }
  readAgain('participants-changed', null);
}
