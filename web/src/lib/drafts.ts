import { useCallback, useState } from 'react';
import { browserStorage, tabStorage } from './stored.ts';

/**
 * State for a text field, stored in this browser under `key` until it is cleared. It survives a reload, an expired session
 * and a lost connection. The key names the user, the place and the scenario. A key that ends in `visitorEnd` belongs to no
 * user yet: it is stored for this tab only, so that others at the same computer never see it.
 */
export function useDraft(
  key: string,
  initial = '',
): [value: string, change: (value: string) => void, clear: () => void] {
  const [draft, setDraft] = useState(() => ({ key, value: readDraft(key) ?? initial }));
  // If the key has changed, read the draft of the new key. The old one stays stored.
  const currentDraft = draft.key === key ? draft : { key, value: readDraft(key) ?? initial };
  const change = useCallback(
    (value: string) => {
      setDraft({ key, value });
      keepDraft(key, value);
    },
    [key],
  );
  const clear = useCallback(() => {
    setDraft({ key, value: initial });
    dropDraft(key);
  }, [key, initial]);
  return [currentDraft.value, change, clear];
}

/** Key suffix of drafts typed before logging in. */
export const visitorEnd = ':visitor';

function keptIn(key: string) {
  return key.endsWith(visitorEnd) ? tabStorage : browserStorage;
}

/** Moves drafts typed in this tab before logging in to the account that logged in, so that nobody else gets them. */
export function giveVisitorDrafts(userId: number): void {
  for (const storedKey of tabStorage.keys()) {
    if (!storedKey.startsWith('draft:') || !storedKey.endsWith(visitorEnd)) continue;
    const key = storedKey.slice('draft:'.length);
    const ownKey = `${key.slice(0, -visitorEnd.length)}:${userId}`;
    if (readDraft(ownKey) === null) keepDraft(ownKey, readDraft(key) ?? '');
    dropDraft(key);
  }
}

/** Returns the draft stored under a key, or null. */
export function readDraft(key: string): string | null {
  return keptIn(key).get(`draft:${key}`);
}

/** Stores a draft under a key. An empty text deletes it. */
export function keepDraft(key: string, value: string): void {
  if (value === '') keptIn(key).remove(`draft:${key}`);
  else keptIn(key).set(`draft:${key}`, value);
}

/** Returns the drafts whose key begins with `prefix`, except blank ones. */
export function listDrafts(prefix: string): { key: string; value: string }[] {
  return browserStorage
    .keys()
    .filter((key) => key.startsWith(`draft:${prefix}`))
    .map((key) => ({ key: key.slice('draft:'.length), value: browserStorage.get(key) ?? '' }))
    .filter(({ value }) => value.trim() !== '');
}

export function dropDraft(key: string): void {
  keepDraft(key, '');
}
