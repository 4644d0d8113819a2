import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/** The items that the user has dismissed on a run, stored in this browser under `key`. */
export function useSeen(key: string): [seen: ReadonlySet<string>, see: (item: string) => void] {
  const [state, setState] = useState(() => ({ key, seen: read(key) }));
  const seen = state.key === key ? state.seen : read(key);
  const see = (item: string) => {
    const next = [...seen, item];
    keepDraft(key, JSON.stringify(next));
    setState({ key, seen: new Set(next) });
  };
  return [seen, see];
}

function read(key: string): ReadonlySet<string> {
  const stored = parseStored(readDraft(key));
  if (stored !== null && !Array.isArray(stored)) dropDraft(key);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}
