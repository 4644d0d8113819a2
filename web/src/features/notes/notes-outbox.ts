import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { CallFailed, queryClient, send, told } from '../../lib/api.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import type { OutboxItem } from '../../lib/outbox/store.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';

type NewNote = { roomRunId: number; text: string };
export type UnsentNote = OutboxItem<NewNote>;

/** Notes that users have added to rooms. The scope is that of `RoomNotes`. */
export const notesOutbox = createOutbox<NewNote, Answer<Calls['addRoomNote']>>({
  name: 'notes',
  send: ({ roomRunId, text }, key) => send('addRoomNote', { params: { roomRunId }, body: { text }, key }),
  onSent: async ({ notes, revision }, { data: { roomRunId } }) => {
    const queryKey = ['getRoomRun', { params: { roomRunId } }];
    // Cancel reads under way: their result may be older than this answer.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Answer<Calls['getRoomRun']>>(queryKey, (room) =>
      room && room.revision < revision ? { ...room, notes, revision } : room,
    );
    void queryClient.invalidateQueries({ queryKey });
    toast(t(rooms.noteAdded.title), t(rooms.noteAdded.text));
  },
  onFailed: (error) => {
    const reason = error instanceof CallFailed && error.status === 409 ? told(error) : t(rooms.noteFailed);
    return toastError(t(shared.error), reason);
  },
});

/** Returns the notes of a scope that the server has not confirmed, oldest first. */
export function useUnsentNotes(scope: string): readonly UnsentNote[] {
  return notesOutbox.useItems(scope).filter(({ state }) => state !== 'sent');
}
