import { type Unsent, unsentStore } from '../../lib/unsent.ts';

/**
 * A note that the server has not confirmed yet. The server stores each `key` at most once. `known` is the number of notes with
 * the same author and text that the room had before. If it has more, this note has arrived and only the answer was lost.
 */
export type UnsentNote = Unsent & { text: string; known: number };

/** Unsent notes in browser storage. Notes that were being sent when the page was closed become `waiting` and are sent again. */
export const unsentNotes = unsentStore<UnsentNote>((stored): stored is UnsentNote => {
  const note = stored as Partial<UnsentNote> | null;
  return typeof note?.key === 'string' && typeof note.text === 'string' && typeof note.known === 'number';
}, 'waiting');
