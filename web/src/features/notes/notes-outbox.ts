import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { CallFailed, queryClient, send, serverMessage } from '../../lib/api.ts';
import { createOutbox } from '../../lib/outbox/outbox.ts';
import type { OutboxItem } from '../../lib/outbox/store.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';

/**
 * `draftKey` names the person, run, scenario and room, and is the scope. `known` is the number of notes with the same author
 * and text that the room had before. If it has more, this note has arrived, even if its answer was lost or is still to come.
 */
type NewNote = { draftKey: string; roomRunId: number; text: string; known: number };
export type UnsentNote = OutboxItem<NewNote>;

/** Notes that users have added to rooms. */
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
    const reason =
      error instanceof CallFailed && error.status === 409 ? serverMessage(error) : t(rooms.noteFailed);
    return toastError(t(shared.error), reason);
  },
});

/** Returns the notes of a scope that the server has not confirmed, oldest first. */
export function useUnsentNotes(scope: string): readonly UnsentNote[] {
  return notesOutbox.useItems(scope).filter(({ state }) => state !== 'sent');
}

/** Returns the number of notes with this author and text in a room's notes. */
export function countNotes(notes: string, author: string, text: string): number {
  return readNotes(notes).filter((note) => note.author === author && note.text === text).length;
}
