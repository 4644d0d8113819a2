import { useSyncExternalStore } from 'react';
import { parseStored } from './stored.ts';

/** Something that its writer has sent and the server has not confirmed. */
export type Unsent = { key: string; state: 'sending' | 'waiting' | 'failed' };

/**
 * Keeps what is being sent in this browser until the server has it, in lists by place. `isItem` says what a stored item
 * looks like: the rest is left out. Of what an earlier page was sending it is not known whether it arrived: it counts as
 * `leftAs`, failed where sending it again might make it twice.
 */
export function unsentStore<Item extends Unsent>(
  isItem: (stored: unknown) => stored is Item,
  leftAs: 'waiting' | 'failed' = 'failed',
) {
  const lists = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();

  const stored = (place: string): readonly Item[] => {
    const items = parseStored(localStorage.getItem(`draft:${place}`));
    return (Array.isArray(items) ? (items as unknown[]) : []).filter(isItem);
  };
  const leftBehind = (place: string): readonly Item[] => {
    try {
      return stored(place).map((item) => ({ ...item, state: item.state === 'failed' ? 'failed' : leftAs }));
    } catch {
      return [];
    }
  };
  const list = (place: string): readonly Item[] => {
    const held = lists.get(place) ?? leftBehind(place);
    lists.set(place, held);
    return held;
  };
  /** Here and in the browser, where another tab of the same person may keep more. */
  const change = (place: string, to: (items: readonly Item[]) => readonly Item[]) => {
    lists.set(place, to(list(place)));
    try {
      const kept = to(stored(place));
      if (kept.length === 0) localStorage.removeItem(`draft:${place}`);
      else localStorage.setItem(`draft:${place}`, JSON.stringify(kept));
    } catch {
      // A full or closed storage must not stop anybody from writing.
    }
    for (const listener of listeners) listener();
  };

  return {
    list,
    /** Adds an item, or changes the one with its key. */
    put: (place: string, item: Item) =>
      change(place, (items) => {
        const isNew = items.every(({ key }) => key !== item.key);
        return isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one));
      }),
    drop: (place: string, key: string) => change(place, (items) => items.filter((one) => one.key !== key)),
    /** Whether the browser still keeps an item, which another tab may have dropped; true where nothing can be kept. */
    isStored: (place: string, key: string): boolean => {
      try {
        return stored(place).some((item) => item.key === key);
      } catch {
        return true;
      }
    },
    /** The unconfirmed items of a place, as they change. */
    useList: (place: string): readonly Item[] =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => list(place),
      ),
  };
}
