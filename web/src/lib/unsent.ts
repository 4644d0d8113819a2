import { useSyncExternalStore } from 'react';
import { parseStored } from './stored.ts';

/** Something that its writer has sent and the server has not confirmed. */
export type Unsent = { key: string; state: 'sending' | 'failed' };

/**
 * Keeps what is being sent in this browser until the server has it, in lists by place. `isItem` says what a stored item
 * looks like: the rest is left out.
 */
export function unsentStore<Item extends Unsent>(isItem: (stored: unknown) => stored is Item) {
  const lists = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();

  const list = (place: string): readonly Item[] => {
    const held = lists.get(place) ?? leftBehind(place, isItem);
    lists.set(place, held);
    return held;
  };
  const write = (place: string, items: readonly Item[]) => {
    lists.set(place, items);
    try {
      if (items.length === 0) localStorage.removeItem(`draft:${place}`);
      else localStorage.setItem(`draft:${place}`, JSON.stringify(items));
    } catch {
      // A full or closed storage must not stop anybody from writing.
    }
    for (const listener of listeners) listener();
  };
  const without = (place: string, key: string) => list(place).filter((item) => item.key !== key);

  return {
    list,
    /** Adds an item, or changes the one with its key. */
    put: (place: string, item: Item) => {
      const items = list(place);
      const isNew = items.every(({ key }) => key !== item.key);
      write(place, isNew ? [...items, item] : items.map((one) => (one.key === item.key ? item : one)));
    },
    drop: (place: string, key: string) => write(place, without(place, key)),
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

/** What an earlier page left: whether it arrived is not known, so it counts as failed. */
function leftBehind<Item extends Unsent>(
  place: string,
  isItem: (stored: unknown) => stored is Item,
): readonly Item[] {
  try {
    const stored = parseStored(localStorage.getItem(`draft:${place}`));
    return (Array.isArray(stored) ? (stored as unknown[]) : [])
      .filter(isItem)
      .map((item) => ({ ...item, state: 'failed' }));
  } catch {
    return [];
  }
}
