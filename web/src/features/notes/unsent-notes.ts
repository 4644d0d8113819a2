import { type Unsent, unsentStore } from '../../lib/unsent.ts';

/**
 * A note that its writer has added and the server has not confirmed. By its key the server takes it once. `known` is how
 * many notes of the same author and text the room had: one more is this one, whose answer was lost.
 */
export type UnsentNote = Unsent & { text: string; known: number };

/** What an earlier page was sending waits: it is sent again. */
export const unsentNotes = unsentStore<UnsentNote>((stored): stored is UnsentNote => {
  const note = stored as Partial<UnsentNote> | null;
  return typeof note?.key === 'string' && typeof note.text === 'string' && typeof note.known === 'number';
}, 'waiting');
