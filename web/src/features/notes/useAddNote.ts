import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { CallFailed, send, told } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { dropUnsent, listUnsent, putUnsent, type UnsentNote } from './unsent-notes.ts';

/** How the message about a note that failed is taken away, by the note's key. */
const untells = new Map<string, () => void>();

/** The server has a note, as a read says: that it failed is told no longer. */
export function settleNote(scope: string, key: string): void {
  untells.get(key)?.();
  untells.delete(key);
  dropUnsent(scope, key);
}

type RoomRun = Answer<Calls['getRoomRun']>;

/** How many notes of this author and text stand in the notes of a room. */
export function countOf(notes: string, author: string, text: string): number {
  return readNotes(notes).filter((note) => note.author === author && note.text === text).length;
}

/**
 * Adds a note to a room: it is kept as being sent until the server has it, and as failed when it could not be sent.
 * Sent again, it first looks whether it had arrived after all: no note is ever there twice.
 */
export function useAddNote(roomRunId: number | undefined, scope: string, author: string) {
  const client = useQueryClient();
  const queryKey = ['getRoomRun', { params: { roomRunId } }];

  const deliver = async (note: UnsentNote, isRetry: boolean) => {
    untells.delete(note.key);
    putUnsent(scope, { ...note, state: 'sending' });
    try {
      if (roomRunId === undefined) throw new Error(rooms.noCurrentRoom);
      const params = { roomRunId };
      const arrived =
        isRetry && countOf((await send('getRoomRun', { params })).notes, author, note.text) > note.known;
      if (!arrived) {
        const { notes, revision } = await send('addRoomNote', { params, body: { text: note.text } });
        // A read under way knows less than this answer.
        await client.cancelQueries({ queryKey });
        client.setQueryData<RoomRun>(queryKey, (now) =>
          now && now.revision < revision ? { ...now, notes, revision } : now,
        );
      }
      dropUnsent(scope, note.key);
      void client.invalidateQueries({ queryKey });
      toast(t(rooms.noteAdded.title), t(rooms.noteAdded.text));
    } catch (error) {
      putUnsent(scope, { ...note, state: 'failed' });
      const why = error instanceof CallFailed && error.status === 409 ? told(error) : t(rooms.noteFailed);
      const untell = toastError(t(shared.error), roomRunId === undefined ? t(rooms.noCurrentRoom) : why);
      untells.set(note.key, untell);
    }
  };

  return {
    add: (text: string, notes: string) => {
      const alike = listUnsent(scope).filter((note) => note.text === text).length;
      const known = countOf(notes, author, text) + alike;
      void deliver({ key: `${Date.now()}-${Math.random()}`, text, known, state: 'sending' }, false);
    },
    retry: (note: UnsentNote) => void deliver(note, true),
  };
}
