import { useSyncExternalStore } from 'react';
import { browserStorage, parseStored } from '../stored.ts';

/**
 * Something that the user has sent and the server has not confirmed. `sent` items were confirmed, but no read has shown them yet.
 */
export type OutboxItem<Data = unknown> = {
  /** The idempotency key of all its requests. */
  key: string;
  /** Names the place that it belongs to. Items of one scope are sent in order. */
  scope: string;
  /** The user who sent it. */
  userId: number | undefined;
  /** Ascending in the order in which the items were added. */
  order: number;
  data: Data;
  state: 'sending' | 'waiting' | 'paused' | 'failed' | 'sent';
  /** The server's refusal of a failed item; undefined if the server did not answer. */
  refusal?: { status: number; body: Readonly<Record<string, unknown>> } | undefined;
};

const prefix = 'outbox:';

/** All items of this browser by storage key, including those of other tabs. */
const items = new Map<string, OutboxItem>();
/** Items by scope, oldest first, cached for `useSyncExternalStore`. */
const lists = new Map<string, readonly OutboxItem[]>();
const listeners = new Set<() => void>();
/** Number of changes so far. */
let version = 0;

const storageKey = ({ scope, key }: Pick<OutboxItem, 'scope' | 'key'>) => `${prefix}${scope}:${key}`;

function changed(): void {
  version += 1;
  lists.clear();
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of any item, also by another tab. Returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads an item of an earlier page or another tab. Unless the server has refused it, it may or may not have arrived, and waits to
 * be sent again.
 */
function parseItem(storedText: string | null): OutboxItem | undefined {
  const item = parseStored(storedText) as Partial<OutboxItem> | null;
  if (typeof item?.key !== 'string' || typeof item.scope !== 'string' || typeof item.order !== 'number')
    return undefined;
  return { ...(item as OutboxItem), state: item.refusal ? 'failed' : 'waiting' };
}

/** Loads the items that this browser has stored. */
export function loadItems(): void {
  items.clear();
  for (const key of browserStorage.keys()) {
    const item = key.startsWith(prefix) ? parseItem(browserStorage.get(key)) : undefined;
    if (item) items.set(key, item);
  }
  changed();
}

/** Follows what other tabs do: a new item, a changed one, or one that was sent or discarded. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(prefix)) return;
    const item = parseItem(newValue);
    if (item) items.set(key, item);
    else items.delete(key);
    changed();
  });
}

/** Returns the items of a scope, oldest first. The same array is returned until an item changes. */
export function listItems(scope: string): readonly OutboxItem[] {
  const scopeItems =
    lists.get(scope) ??
    withBlocked(
      [...items.values()]
        .filter((item) => item.scope === scope)
        .sort((item, other) => item.order - other.order),
    );
  lists.set(scope, scopeItems);
  return scopeItems;
}

/** An item whose predecessor waits for the connection waits too, although it was not tried yet. */
function withBlocked(scopeItems: readonly OutboxItem[]): readonly OutboxItem[] {
  const first = scopeItems.findIndex(({ state }) => state === 'waiting');
  if (first < 0) return scopeItems;
  return scopeItems.map((item, index) =>
    index > first && item.state === 'sending' ? { ...item, state: 'waiting' } : item,
  );
}

/** Returns the scopes that begin with `start` and have items. */
export function listScopes(start: string): string[] {
  return [...new Set([...items.values()].map(({ scope }) => scope))].filter((scope) =>
    scope.startsWith(start),
  );
}

/** Returns the current state of an item; undefined if it was sent or discarded, here or in another tab. */
export function findItem(item: Pick<OutboxItem, 'scope' | 'key'>): OutboxItem | undefined {
  return items.get(storageKey(item));
}

/** Returns an order number after those of all items. */
export function nextOrder(): number {
  return Math.max(Date.now(), ...[...items.values()].map(({ order }) => order + 1));
}

/** Changes the state of an item in this tab. The storage keeps what other tabs need, which `storeItem` has written. */
export function setItem(item: OutboxItem): void {
  items.set(storageKey(item), item);
  changed();
}

/** Adds or changes an item in all tabs. A `sent` item stays in the memory of this tab only. */
export function storeItem(item: OutboxItem): void {
  const key = storageKey(item);
  if (item.state === 'sent') browserStorage.remove(key);
  else browserStorage.set(key, JSON.stringify(item));
  setItem(item);
}

/** Removes an item. */
export function removeItem(item: Pick<OutboxItem, 'scope' | 'key'>): void {
  const key = storageKey(item);
  items.delete(key);
  browserStorage.remove(key);
  changed();
}

/** Returns the items of a scope as they change. */
export function useItems(scope: string): readonly OutboxItem[] {
  return useSyncExternalStore(subscribe, () => listItems(scope));
}

/** Renders again after each change of any item. */
export function useOutboxChanges(): void {
  useSyncExternalStore(subscribe, () => version);
}
