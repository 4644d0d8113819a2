import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/** The items that the user has dismissed on a run, stored in this browser under `key`. */
export function useSeen(key: string): [seen: ReadonlySet<string>, see: (what: string) => void] {
  const [held, setHeld] = useState(() => ({ key, seen: read(key) }));
  const seen = held.key === key ? held.seen : read(key);
  const see = (what: string) => {
    const next = [...seen, what];
    keepDraft(key, JSON.stringify(next));
    setHeld({ key, seen: new Set(next) });
  };
  return [seen, see];
}

function read(key: string): ReadonlySet<string> {
  const stored = parseStored(readDraft(key));
  if (stored !== null && !Array.isArray(stored)) dropDraft(key);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}
