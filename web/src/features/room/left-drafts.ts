import type { Room } from '@vincere/domain';
import { listDrafts } from '../../lib/drafts.ts';

/** A text that the user has typed in a run and that was not sent. `key` is that of the draft, or of the room of unsent notes. */
export type LeftDraft = { key: string; kind: 'reasoning' | 'overtaken' | 'note' | 'unsent'; text: string };

/** Returns the start of the keys of all drafts of a person in a run. The rest is `{scenario}:{room}:{kind}`. */
export function draftsOf(userId: number, runId: number): string {
  return `room:${userId}:${runId}:`;
}

/** The place of the user. `isClosed`: nobody can write notes here any more. */
export type Here = { scenarioId: number; room: Room; isClosed: boolean };

/** A note that the server has not confirmed, with the draft key of its room. */
type UnsentNote = { draftKey: string; text: string };

/**
 * Returns the unsent texts of other scenarios and rooms, whose keys begin with `prefix`. The texts of this room are in its form
 * or list, except a draft of a note whose form is closed.
 */
export function leftDrafts(
  prefix: string,
  { scenarioId, room, isClosed }: Here,
  unsentNotes: readonly UnsentNote[],
): LeftDraft[] {
  const here = `${prefix}${scenarioId}:${room}`;
  const drafts = listDrafts(prefix)
    .filter(({ key }) => !key.startsWith(`${here}:`) || (isClosed && key === `${here}:note`))
    .flatMap(({ key, value }) => {
      const kind = key.split(':').at(-1);
      const isText = kind === 'reasoning' || kind === 'overtaken' || kind === 'note';
      return isText ? [{ key, kind, text: value } as const] : [];
    });
  const rooms = new Set(unsentNotes.map(({ draftKey }) => draftKey).filter((key) => key !== here));
  const notes = [...rooms].map((key) => {
    const texts = unsentNotes.filter(({ draftKey }) => draftKey === key).map(({ text }) => text);
    return { key, kind: 'unsent', text: texts.join('\n\n') } as const;
  });
  return [...drafts, ...notes].toSorted((a, b) => a.key.localeCompare(b.key));
}
