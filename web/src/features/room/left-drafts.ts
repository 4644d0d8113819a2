import { listDrafts } from '../../lib/drafts.ts';

/** Something typed in an earlier scenario of a run that nobody got to send. */
export type LeftDraft = { key: string; what: 'reasoning' | 'note'; text: string };

/** The start of every draft key of a person's run; what follows is `{scenario}:{room}:{what}`. */
export function draftsOf(userId: number, runId: number): string {
  return `room:${userId}:${runId}:`;
}

const kinds: Record<string, LeftDraft['what']> = { reasoning: 'reasoning', note: 'note', unsent: 'note' };

/** What was typed under `prefix` in other scenarios than this one and is still kept. */
export function leftDrafts(prefix: string, scenarioId: number): LeftDraft[] {
  return listDrafts(prefix)
    .filter(({ key }) => !key.startsWith(`${prefix}${scenarioId}:`))
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .flatMap(({ key, value }) => {
      const kind = key.split(':').at(-1) ?? '';
      const what = kinds[kind];
      const text = textIn(kind, value);
      return what === undefined || text.trim() === '' ? [] : [{ key, what, text }];
    });
}

/** Notes on their way are kept as a list. */
function textIn(kind: string, stored: string): string {
  if (kind !== 'unsent') return stored;
  return (JSON.parse(stored) as { text: string }[]).map(({ text }) => text).join('\n\n');
}
