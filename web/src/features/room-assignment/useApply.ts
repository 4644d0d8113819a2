import { useMutation } from '@tanstack/react-query';
import { shared } from '@vincere/contract/messages';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { invalidateAfter } from '../../lib/live/live-invalidation.ts';
import { plural, t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { haveArrived, type Move, type Person, undoMoves } from './places.ts';

export const applyFailed = t('Failed to assign rooms');

/** The moves of a preview, and the people as they were before. */
type Assignment = { before: readonly Person[]; moves: readonly Move[] };

/** Applies a preview to the run. Its toast offers an undo. */
export function useApply(runId: number, onDone: () => void) {
  const assignment = useMutation({
    mutationFn: ({ moves }: Assignment & { summary: string }) => assign(runId, moves),
    onSuccess: (_, { before, moves, summary }) => {
      toast(t('Rooms Assigned'), summary, {
        label: t('Undo'),
        act: () => void undo(runId, { before, moves }),
      });
      onDone();
    },
    // If others have moved people meanwhile, the preview continues from the current rooms.
    onSettled: () => invalidateAfter('participants-changed', null),
  });
  const apply = (newAssignment: Assignment, summary: string) =>
    assignment.mutate({ ...newAssignment, summary });
  return { apply, busy: assignment.isPending, error: assignment.error };
}

/** Makes all moves. If a request fails but everybody has arrived, only an answer was lost, so it counts as a success. */
async function assign(runId: number, moves: readonly Move[]): Promise<void> {
  try {
    await send('assignRooms', { params: { runId }, body: { moves: [...moves] } });
  } catch (error) {
    const people = await peopleOf(runId).catch(() => []);
    if (!haveArrived(people, moves)) throw error;
  }
}

/** Undoes the moves of everybody who still takes part. Fails if somebody else has moved one of them since. */
async function undo(runId: number, { before, moves }: Assignment): Promise<void> {
  try {
    const people = await peopleOf(runId);
    const back = undoMoves(before, people, moves);
    if (back.length > 0) await assign(runId, back);
    const movedIds = new Set(
      moves.filter(({ from, room_name }) => from !== room_name).map(({ user_run_id }) => user_run_id),
    );
    const count = people.filter(({ user_run_id }) => movedIds.has(user_run_id)).length;
    toast(
      t('Rooms Restored'),
      count === 0
        ? t('Everyone is already there.')
        : plural(count, '{count} person is back.', '{count} people are back.'),
    );
  } catch (error) {
    const retry = { label: t(shared.tryAgain), act: () => void undo(runId, { before, moves }) };
    toastError(
      t('Failed to restore the rooms'),
      messageOf(error, t('Check your connection and try again.')),
      // A refused request would be refused again.
      error instanceof CallFailed ? undefined : retry,
    );
  }
  invalidateAfter('participants-changed', null);
}

async function peopleOf(runId: number) {
  return (await send('listPeopleToPlace', { params: { runId } })).people;
}
