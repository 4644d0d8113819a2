import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { CallFailed, send, told } from '../../lib/api.ts';
import { disconnectNoticeMs, waitForConnection, waitToRetry } from '../../lib/connection.ts';
import { newKey } from '../../lib/new-key.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { isAnswer } from '../runs/answered.ts';
import { type UnsentNote, unsentNotes } from './unsent-notes.ts';

/** Functions that remove the error toast of a failed note, by its key. */
const dismissToast = new Map<string, () => void>();
/** Abort controllers of notes that are being sent or wait for the connection, by note key. */
const deliveries = new Map<string, AbortController>();
/** The last request of each scope. The next one waits for it, so notes arrive in the order in which they were added. */
const lastRequests = new Map<string, Promise<unknown>>();

/** Discards a note that waits or failed. A request under way is completed, but not retried. */
export function discardNote(scope: string, key: string): void {
  deliveries.get(key)?.abort();
  unsentNotes.drop(scope, key);
}

/** Forgets a note that the server has, as a read shows, and removes its error toast. */
export function settleNote(scope: string, key: string): void {
  dismissToast.get(key)?.();
  dismissToast.delete(key);
  discardNote(scope, key);
}

type RoomRun = Answer<Calls['getRoomRun']>;

/** Returns the number of notes with this author and text in a room's notes. */
export function countOf(notes: string, author: string, text: string): number {
  return readNotes(notes).filter((note) => note.author === author && note.text === text).length;
}

/**
 * Returns functions that add a note to a room and retry a failed one. A note is stored in the browser until the server has
 * confirmed it. Without a connection it waits and is sent once the connection is back, also after the user has moved to another
 * page of the app. The server stores a note once, however often it is sent.
 */
export function useAddNote(roomRunId: number | undefined, scope: string, author: string) {
  const client = useQueryClient();
  const queryKey = ['getRoomRun', { params: { roomRunId } }];

  const sendOnce = async ({ key, text }: UnsentNote): Promise<void> => {
    if (roomRunId === undefined) throw new Error(rooms.noCurrentRoom);
    const { notes, revision } = await send('addRoomNote', { params: { roomRunId }, body: { text }, key });
    // Cancel reads under way: their result may be older than this answer.
    await client.cancelQueries({ queryKey });
    client.setQueryData<RoomRun>(queryKey, (now) =>
      now && now.revision < revision ? { ...now, notes, revision } : now,
    );
  };

  const sendInOrder = (note: UnsentNote): Promise<void> => {
    const request = (lastRequests.get(scope) ?? Promise.resolve()).then(() => sendOnce(note));
    lastRequests.set(
      scope,
      request.catch(() => {}),
    );
    return request;
  };

  /** Retries after each loss of connection until the server answers. Resolves to false if the note must not be sent. */
  const sendUntilAnswered = async (note: UnsentNote, signal: AbortSignal): Promise<boolean> => {
    const sender = getSession()?.id;
    for (;;) {
      unsentNotes.put(scope, { ...note, state: 'sending' });
      try {
        await sendInOrder(note);
        return true;
      } catch (error) {
        const isFinal = roomRunId === undefined || isAnswer(error);
        const isDown = !isFinal && (await waitForConnection(false, { ms: disconnectNoticeMs }));
        // In the meantime a read may have shown that the note has arrived.
        if (signal.aborted) return false;
        if (!isDown) throw error;
      }
      unsentNotes.put(scope, { ...note, state: 'waiting' });
      await waitToRetry(signal);
      // Never send the note in the name of another user who has logged in since, nor after another tab discarded it.
      if (signal.aborted || getSession()?.id !== sender) return false;
      if (!unsentNotes.isStored(scope, note.key)) return false;
    }
  };

  const deliver = async (note: UnsentNote) => {
    if (deliveries.has(note.key)) return;
    const waiting = new AbortController();
    deliveries.set(note.key, waiting);
    dismissToast.delete(note.key);
    try {
      const isStored = await sendUntilAnswered(note, waiting.signal);
      if (!isStored) return;
      unsentNotes.drop(scope, note.key);
      void client.invalidateQueries({ queryKey });
      toast(t(rooms.noteAdded.title), t(rooms.noteAdded.text));
    } catch (error) {
      unsentNotes.put(scope, { ...note, state: 'failed' });
      const why = error instanceof CallFailed && error.status === 409 ? told(error) : t(rooms.noteFailed);
      const dismiss = toastError(t(shared.error), roomRunId === undefined ? t(rooms.noCurrentRoom) : why);
      dismissToast.set(note.key, dismiss);
    } finally {
      deliveries.delete(note.key);
    }
  };

  return {
    /** Adds a note. `notes` are the room's notes as last read; undefined before the first read. */
    add: (text: string, notes: string | undefined) => {
      const equalUnsent = unsentNotes.list(scope).filter((note) => note.text === text).length;
      // Without the room's notes the count is unknown, so an equal note must never count as this one.
      const known =
        notes === undefined ? Number.MAX_SAFE_INTEGER : countOf(notes, author, text) + equalUnsent;
      void deliver({ key: newKey(), text, known, state: 'sending' });
    },
    /** Sends a note again; does nothing if it is being sent or waits. */
    retry: (note: UnsentNote) => void deliver(note),
  };
}
