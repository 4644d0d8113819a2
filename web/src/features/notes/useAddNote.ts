import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { CallFailed, send, told } from '../../lib/api.ts';
import { lineIs, lineMayBeUp, noticeMs } from '../../lib/line.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { isAnswer } from '../runs/answered.ts';
import { dropUnsent, listUnsent, putUnsent, type UnsentNote } from './unsent-notes.ts';

/** How the message about a note that failed is taken away, by the note's key. */
const untells = new Map<string, () => void>();

/** What ends the wait of a note for the line, by the note's key. */
const waits = new Map<string, AbortController>();

/** Throws a note away that has not arrived, or waits to. */
export function discardNote(scope: string, key: string): void {
  waits.get(key)?.abort();
  dropUnsent(scope, key);
}

/** The server has a note, as a read says: that it failed is told no longer. */
export function settleNote(scope: string, key: string): void {
  untells.get(key)?.();
  untells.delete(key);
  discardNote(scope, key);
}

type RoomRun = Answer<Calls['getRoomRun']>;

/** How many notes of this author and text stand in the notes of a room. */
export function countOf(notes: string, author: string, text: string): number {
  return readNotes(notes).filter((note) => note.author === author && note.text === text).length;
}

/**
 * Adds a note to a room: it is kept as being sent until the server has it, and as failed when it could not be sent. While
 * the line is down it waits, and goes out by itself when that is back, also when its page has been left meanwhile. Sent
 * again, it first looks whether it had arrived after all: no note is ever there twice.
 */
export function useAddNote(roomRunId: number | undefined, scope: string, author: string) {
  const client = useQueryClient();
  const queryKey = ['getRoomRun', { params: { roomRunId } }];

  const sendOnce = async (note: UnsentNote, isRetry: boolean) => {
    if (roomRunId === undefined) throw new Error(rooms.noCurrentRoom);
    const params = { roomRunId };
    const arrived =
      isRetry && countOf((await send('getRoomRun', { params })).notes, author, note.text) > note.known;
    if (arrived) return;
    const { notes, revision } = await send('addRoomNote', { params, body: { text: note.text } });
    // A read under way knows less than this answer.
    await client.cancelQueries({ queryKey });
    client.setQueryData<RoomRun>(queryKey, (now) =>
      now && now.revision < revision ? { ...now, notes, revision } : now,
    );
  };

  /** Sends until the server has answered, each time that the line is back. False: it is not to be sent any more. */
  const sendPatiently = async (note: UnsentNote, isRetry: boolean, signal: AbortSignal): Promise<boolean> => {
    const sender = getSession()?.id;
    for (let isAgain = isRetry; ; isAgain = true) {
      putUnsent(scope, { ...note, state: 'sending' });
      try {
        await sendOnce(note, isAgain);
        return true;
      } catch (error) {
        if (roomRunId === undefined || isAnswer(error) || !(await lineIs(false, { ms: noticeMs })))
          throw error;
      }
      putUnsent(scope, { ...note, state: 'waiting' });
      await lineMayBeUp(signal);
      // What one person wrote never goes out in the name of the next.
      if (signal.aborted || getSession()?.id !== sender) return false;
    }
  };

  const deliver = async (note: UnsentNote, isRetry: boolean) => {
    if (waits.has(note.key)) return;
    const waiting = new AbortController();
    waits.set(note.key, waiting);
    untells.delete(note.key);
    try {
      if (!(await sendPatiently(note, isRetry, waiting.signal))) return;
      dropUnsent(scope, note.key);
      void client.invalidateQueries({ queryKey });
      toast(t(rooms.noteAdded.title), t(rooms.noteAdded.text));
    } catch (error) {
      putUnsent(scope, { ...note, state: 'failed' });
      const why = error instanceof CallFailed && error.status === 409 ? told(error) : t(rooms.noteFailed);
      const untell = toastError(t(shared.error), roomRunId === undefined ? t(rooms.noCurrentRoom) : why);
      untells.set(note.key, untell);
    } finally {
      waits.delete(note.key);
    }
  };

  return {
    add: (text: string, notes: string) => {
      const alike = listUnsent(scope).filter((note) => note.text === text).length;
      const known = countOf(notes, author, text) + alike;
      void deliver({ key: `${Date.now()}-${Math.random()}`, text, known, state: 'sending' }, false);
    },
    /** Sends a note again; one that is on its way or waits goes on so. */
    retry: (note: UnsentNote) => void deliver(note, true),
  };
}
