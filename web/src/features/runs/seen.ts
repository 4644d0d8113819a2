import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/** The items that the user has dismissed on a run, stored in this browser under `key`. */
export function useSeen(key: string): [seen: ReadonlySet<string>, see: (item: string) => void] {
  const [state, setState] = useState(() => ({ key, seen: read(key) }));
  const seenItems = state.key === key ? state.seen : read(key);
  const see = (item: string) => {
    const next = [...seenItems, item];
    keepDraft(key, JSON.stringify(next));
    setState({ key, seen: new Set(next) });
  };
  return [seenItems, see];
}

function read(key: string): ReadonlySet<string> {
  const storedItems = parseStored(readDraft(key));
  if (storedItems !== null && !Array.isArray(storedItems)) dropDraft(key);
  return new Set(Array.isArray(storedItems) ? storedItems.map(String) : []);
}
