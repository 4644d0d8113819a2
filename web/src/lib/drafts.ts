import { useCallback, useState } from 'react';

/**
 * What a person is typing, kept in this browser under `key` until it has been sent: a reload, an expired session or a
 * dropped line loses nothing. Give a key that names the person, the place and the scenario. One that ends in
 * `visitorEnd` is nobody's yet: it is kept for this tab alone, and others at the same computer never see it.
 */
export function useDraft(
  key: string,
  initial = '',
): [value: string, change: (value: string) => void, clear: () => void] {
  const [held, setHeld] = useState(() => ({ key, value: readDraft(key) ?? initial }));
  // Another place has another draft: what was typed here stays stored here.
  const current = held.key === key ? held : { key, value: readDraft(key) ?? initial };
  const change = useCallback(
    (value: string) => {
      setHeld({ key, value });
      keepDraft(key, value);
    },
    [key],
  );
  const clear = useCallback(() => {
    setHeld({ key, value: initial });
    dropDraft(key);
  }, [key, initial]);
  return [current.value, change, clear];
}

/** The end of the key of what is typed before logging in. */
export const visitorEnd = ':visitor';

function keptIn(key: string): Storage {
  return key.endsWith(visitorEnd) ? sessionStorage : localStorage;
}

/** Hands what was typed in this tab before logging in to the person who has, once: afterwards nobody else gets it. */
export function giveVisitorDrafts(userId: number): void {
  try {
    for (const stored of Object.keys(sessionStorage)) {
      if (!stored.startsWith('draft:') || !stored.endsWith(visitorEnd)) continue;
      const key = stored.slice('draft:'.length);
      const own = `${key.slice(0, -visitorEnd.length)}:${userId}`;
      if (readDraft(own) === null) keepDraft(own, readDraft(key) ?? '');
      dropDraft(key);
    }
  } catch {
    // Without a storage nothing was kept.
  }
}

/** What is kept under a key; null for nothing. */
export function readDraft(key: string): string | null {
  try {
    return keptIn(key).getItem(`draft:${key}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a key for as long as nobody drops it; an empty one is none. */
export function keepDraft(key: string, value: string): void {
  try {
    if (value === '') keptIn(key).removeItem(`draft:${key}`);
    else keptIn(key).setItem(`draft:${key}`, value);
  } catch {
    // A full or closed storage must not stop anybody from typing.
  }
}

/** The drafts kept under keys that begin with `prefix`, blank ones left out. */
export function listDrafts(prefix: string): { key: string; value: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`draft:${prefix}`))
      .map((key) => ({ key: key.slice('draft:'.length), value: localStorage.getItem(key) ?? '' }))
      .filter(({ value }) => value.trim() !== '');
  } catch {
    return [];
  }
}

export function dropDraft(key: string): void {
  keepDraft(key, '');
}
