import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { CallFailed, send, told } from '../../lib/api.ts';
import { lineIs, lineMayBeUp, noticeMs } from '../../lib/line.ts';
import { newKey } from '../../lib/new-key.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { isAnswer } from '../runs/answered.ts';
import { type UnsentNote, unsentNotes } from './unsent-notes.ts';

/** How the message about a note that failed is taken away, by the note's key. */
const untells = new Map<string, () => void>();
/** What ends the wait of a note for the line, by the note's key. */
const waits = new Map<string, AbortController>();
/** The last sending of each place: notes arrive in the order in which they were added. */
const sendings = new Map<string, Promise<unknown>>();

/** Throws a note away that waits or failed; one that is just being sent is not sent again. */
export function discardNote(scope: string, key: string): void {
  waits.get(key)?.abort();
  unsentNotes.drop(scope, key);
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
 * the line is down it waits, and goes out by itself when that is back, also when its page has been left for another.
 * However often it is sent, the server takes it once.
 */
export function useAddNote(roomRunId: number | undefined, scope: string, author: string) {
  const client = useQueryClient();
  const queryKey = ['getRoomRun', { params: { roomRunId } }];

  const sendOnce = async ({ key, text }: UnsentNote): Promise<void> => {
    if (roomRunId === undefined) throw new Error(rooms.noCurrentRoom);
    const { notes, revision } = await send('addRoomNote', { params: { roomRunId }, body: { text, key } });
    // A read under way knows less than this answer.
    await client.cancelQueries({ queryKey });
    client.setQueryData<RoomRun>(queryKey, (now) =>
      now && now.revision < revision ? { ...now, notes, revision } : now,
    );
  };

  const sendInTurn = (note: UnsentNote): Promise<void> => {
    const sending = (sendings.get(scope) ?? Promise.resolve()).then(() => sendOnce(note));
    sendings.set(
      scope,
      sending.catch(() => {}),
    );
    return sending;
  };

  /** Sends until the server has answered, each time that the line is back. False: it is not to be sent any more. */
  const sendPatiently = async (note: UnsentNote, signal: AbortSignal): Promise<boolean> => {
    const sender = getSession()?.id;
    for (;;) {
      unsentNotes.put(scope, { ...note, state: 'sending' });
      try {
        await sendInTurn(note);
        return true;
      } catch (error) {
        const isFinal = roomRunId === undefined || isAnswer(error);
        const isDown = !isFinal && (await lineIs(false, { ms: noticeMs }));
        // Meanwhile a read may have shown that it has arrived.
        if (signal.aborted) return false;
        if (!isDown) throw error;
      }
      unsentNotes.put(scope, { ...note, state: 'waiting' });
      await lineMayBeUp(signal);
      // What one person wrote never goes out in the name of the next; another tab may have thrown it away.
      if (signal.aborted || getSession()?.id !== sender) return false;
      if (!unsentNotes.isStored(scope, note.key)) return false;
    }
  };

  const deliver = async (note: UnsentNote) => {
    if (waits.has(note.key)) return;
    const waiting = new AbortController();
    waits.set(note.key, waiting);
    untells.delete(note.key);
    try {
      const isTaken = await sendPatiently(note, waiting.signal);
      if (!isTaken) return;
      unsentNotes.drop(scope, note.key);
      void client.invalidateQueries({ queryKey });
      toast(t(rooms.noteAdded.title), t(rooms.noteAdded.text));
    } catch (error) {
      unsentNotes.put(scope, { ...note, state: 'failed' });
      const why = error instanceof CallFailed && error.status === 409 ? told(error) : t(rooms.noteFailed);
      const untell = toastError(t(shared.error), roomRunId === undefined ? t(rooms.noCurrentRoom) : why);
      untells.set(note.key, untell);
    } finally {
      waits.delete(note.key);
    }
  };

  return {
    /** `notes` are those of the room as they were read; undefined while they were not. */
    add: (text: string, notes: string | undefined) => {
      const alike = unsentNotes.list(scope).filter((note) => note.text === text).length;
      // One that is not known to be new is never taken for one that has arrived.
      const known = notes === undefined ? Number.MAX_SAFE_INTEGER : countOf(notes, author, text) + alike;
      void deliver({ key: newKey(), text, known, state: 'sending' });
    },
    /** Sends a note again; one that is on its way or waits goes on so. */
    retry: (note: UnsentNote) => void deliver(note),
  };
}
