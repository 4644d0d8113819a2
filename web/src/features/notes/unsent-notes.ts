import { useSyncExternalStore } from 'react';
import { parseStored } from '../../lib/stored.ts';

/**
 * A note that its writer has added and the server has not confirmed. `known` is how many notes of the same author and
 * text the room had: one more tells that it arrived, also when its answer was lost.
 */
export type UnsentNote = {
  key: string;
  text: string;
  known: number;
  state: 'sending' | 'waiting' | 'failed';
};

const lists = new Map<string, readonly UnsentNote[]>();
const listeners = new Set<() => void>();
const nothing: readonly UnsentNote[] = [];

export function listUnsent(scope: string): readonly UnsentNote[] {
  const held = lists.get(scope);
  if (held) return held;
  const stored = leftBehind(scope);
  lists.set(scope, stored);
  return stored;
}

/** What an earlier page left: what waited for the line still does; whether the rest arrived is not known, so it counts as failed. */
function leftBehind(scope: string): readonly UnsentNote[] {
  try {
    const list = parseStored(localStorage.getItem(`draft:${scope}`));
    const notes = (Array.isArray(list) ? list : []).filter(isNote);
    return notes.length === 0
      ? nothing
      : notes.map((note) => ({ ...note, state: note.state === 'waiting' ? 'waiting' : 'failed' }));
  } catch {
    return nothing;
  }
}

function isNote(stored: UnsentNote | null): stored is UnsentNote {
  return (
    typeof stored?.key === 'string' && typeof stored.text === 'string' && typeof stored.known === 'number'
  );
}

function write(scope: string, list: readonly UnsentNote[]): void {
  lists.set(scope, list);
  try {
    if (list.length === 0) localStorage.removeItem(`draft:${scope}`);
    else localStorage.setItem(`draft:${scope}`, JSON.stringify(list));
  } catch {
    // A full or closed storage must not stop anybody from writing.
  }
  for (const listener of listeners) listener();
}

export function putUnsent(scope: string, note: UnsentNote): void {
  const others = listUnsent(scope).filter(({ key }) => key !== note.key);
  write(scope, [...others, note]);
}

export function dropUnsent(scope: string, key: string): void {
  write(
    scope,
    listUnsent(scope).filter((note) => note.key !== key),
  );
}

/** The unconfirmed notes of a place, kept in this browser until the server has them. */
export function useUnsentNotes(scope: string): readonly UnsentNote[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => listUnsent(scope),
  );
}
