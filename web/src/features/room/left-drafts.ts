import type { Room } from '@vincere/domain';
import { listDrafts } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/** Something typed in a run that nobody got to send where it was meant for. */
export type LeftDraft = { key: string; what: 'reasoning' | 'note'; text: string };

/** The start of every draft key of a person's run; what follows is `{scenario}:{room}:{what}`. */
export function draftsOf(userId: number, runId: number): string {
  return `room:${userId}:${runId}:`;
}

const kinds: Record<string, LeftDraft['what']> = { reasoning: 'reasoning', note: 'note', unsent: 'note' };

/** Where a person is now; `isClosed`: nobody can write notes here any more. */
export type Here = { scenarioId: number; room: Room; isClosed: boolean };

/**
 * What was typed under `prefix` in other scenarios and rooms than this one and is still kept. Here everything stands in
 * its own form or list, but for a note whose form is gone.
 */
export function leftDrafts(prefix: string, { scenarioId, room, isClosed }: Here): LeftDraft[] {
  const here = `${prefix}${scenarioId}:${room}:`;
  return listDrafts(prefix)
    .filter(({ key }) => !key.startsWith(here) || (isClosed && key === `${here}note`))
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .flatMap(({ key, value }) => {
      const kind = key.split(':').at(-1) ?? '';
      const what = kinds[kind];
      const text = textIn(kind, value);
      return what === undefined || text.trim() === '' ? [] : [{ key, what, text }];
    });
}

/** Notes on their way are kept as a list; of a damaged one, what can still be read. */
function textIn(kind: string, stored: string): string {
  if (kind !== 'unsent') return stored;
  const notes = parseStored(stored);
  const texts = (Array.isArray(notes) ? notes : []).map((note: { text?: unknown } | null) => note?.text);
  return texts.filter((text) => typeof text === 'string').join('\n\n');
}
