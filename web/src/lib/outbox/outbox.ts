import { useEffect } from 'react';
import { CallFailed } from '../api.ts';
import { newKey } from '../new-key.ts';
import { getSession } from '../session/session.ts';
import { deliver, isAnswer } from './sender.ts';
import {
  findItem,
  followOtherTabs,
  listItems,
  listScopes,
  loadItems,
  nextOrder,
  type OutboxItem,
  removeItem,
  setItem,
  storeItem,
  useItems,
} from './store.ts';

loadItems();
followOtherTabs();

export type OutboxOptions<Data, Answer> = {
  /** Begins the scopes of all its items. */
  name: string;
  /** Makes the call. The server treats all requests with the same key as one. */
  send: (data: Data, key: string) => Promise<Answer>;
  /** Called in the tab that sent the item. The item is removed when the returned promise is settled. */
  onSent?: (answer: Answer, item: OutboxItem<Data>) => unknown;
  /** Called when an item fails. Returns a function that removes the message. */
  onFailed?: (error: unknown, item: OutboxItem<Data>) => (() => void) | void;
  /** Keeps a confirmed item as `sent` until it is discarded. */
  keepsSent?: boolean;
  /** Resolves when it makes sense to send an item again that was refused in a pause of its run; undefined for other refusals. */
  resumed?: (error: CallFailed, item: OutboxItem<Data>, signal: AbortSignal) => Promise<void> | undefined;
};

/** Older items are not sent automatically: the server remembers their keys for 24 hours. */
const maxAgeMs = 23 * 60 * 60_000;
/** Interval in ms at which an open page looks for items of closed tabs. */
export const resumeMs = 10_000;

/** Removes the error message of a failed item, by its key. */
const dismissals = new Map<string, () => void>();
/** Items under delivery in this tab, by key. */
const deliveries = new Map<string, AbortController>();
/** The last delivery of each scope in this tab. The next one waits for it. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Returns an outbox: it keeps items in this browser until the server has confirmed them, and sends the items of a scope in the
 * order in which they were added. Items survive reloads and lost connections, and all tabs share them.
 */
export function createOutbox<Data, Answer>(options: OutboxOptions<Data, Answer>) {
  type Item = OutboxItem<Data>;
  const qualifyScope = (scope: string) => `${options.name}:${scope}`;

  const finish = async (item: Item, answer: Answer) => {
    storeItem({ ...item, state: 'sent' });
    try {
      await options.onSent?.(answer, item);
    } catch {
      // The server has the item, even if a page could not be refreshed.
    }
    if (!options.keepsSent) removeItem(item);
  };

  const fail = (item: Item, error: unknown) => {
    const refusal = isAnswer(error) ? { status: error.status, body: error.body } : undefined;
    storeItem({ ...item, state: 'failed', refusal });
    const dismiss = options.onFailed?.(error, item);
    if (dismiss) dismissals.set(item.key, dismiss);
  };

  /** Delivers an item after those before it. Resolves to the answer, or to null if it failed or was discarded. */
  const start = (item: Item, isNew: boolean): Promise<Answer | null> => {
    const controller = new AbortController();
    deliveries.set(item.key, controller);
    dismissals.delete(item.key);
    const run = async (): Promise<Answer | null> => {
      try {
        const result = await deliver(item, options, { isNew, signal: controller.signal });
        if (result === null) return null;
        await finish(item, result.answer);
        return result.answer;
      } catch (error) {
        if (findItem(item)) fail(item, error);
        return null;
      } finally {
        deliveries.delete(item.key);
      }
    };
    const queue = (queues.get(item.scope) ?? Promise.resolve()).then(run, run);
    queues.set(item.scope, queue);
    return queue;
  };

  /** Sends the items of a scope that an earlier page or another tab has added. */
  const resumeScope = (scope: string): void => {
    for (const item of listItems(scope)) {
      const isSettled = item.state === 'failed' || item.state === 'sent';
      if (isSettled || item.userId !== getSession()?.id || deliveries.has(item.key)) continue;
      // The server has forgotten the key, so the user must decide.
      if (Date.now() - item.order > maxAgeMs) setItem({ ...item, state: 'failed' });
      else void start(item as Item, false);
    }
  };
  const resume = (scope: string): void => resumeScope(qualifyScope(scope));

  const discard = (item: Pick<Item, 'scope' | 'key'>) => {
    deliveries.get(item.key)?.abort();
    dismissals.get(item.key)?.();
    dismissals.delete(item.key);
    removeItem(item);
  };

  return {
    /** Adds an item and sends it after those before it. Resolves to the answer, or to null if it failed, was discarded or another tab sent it. */
    add: (scope: string, data: Data): Promise<Answer | null> => {
      resume(scope);
      const userId = getSession()?.id;
      const item: Item = {
        key: newKey(),
        scope: qualifyScope(scope),
        userId,
        order: nextOrder(),
        data,
        state: 'sending',
      };
      storeItem(item);
      return start(item, true);
    },
    /** Sends a failed item again. Does nothing if it is being sent or waits. */
    retry: (item: Item): void => {
      if (!deliveries.has(item.key)) void start({ ...item, state: 'sending', refusal: undefined }, true);
    },
    resume,
    /** Sends the items of all scopes that begin with `scopeStart`. */
    resumeAll: (scopeStart: string): void => listScopes(qualifyScope(scopeStart)).forEach(resumeScope),
    /** Sends the items of a scope while `isEnabled`, also those of a tab that is closed later. */
    useResume: (scope: string, isEnabled = true): void => {
      useEffect(() => {
        if (!isEnabled) return;
        resume(scope);
        const timer = setInterval(() => resume(scope), resumeMs);
        return () => clearInterval(timer);
      }, [scope, isEnabled]);
    },
    /** Removes an item in all tabs, and its error message. A request under way is completed, but not repeated. */
    discard,
    /** Returns the items of a scope, oldest first. */
    list: (scope: string) => listItems(qualifyScope(scope)) as readonly Item[],
    /** Returns the items of all scopes that begin with `scopeStart`. */
    listAll: (scopeStart: string) =>
      listScopes(qualifyScope(scopeStart)).flatMap((scope) => listItems(scope) as readonly Item[]),
    /** Returns the items of a scope as they change. */
    useItems: (scope: string) => useItems(qualifyScope(scope)) as readonly Item[],
  };
}

/** Returns the server's refusal of a failed item; undefined if the server did not answer. */
export function refusalOf({ refusal }: OutboxItem): CallFailed | undefined {
  return refusal && new CallFailed(refusal.status, refusal.body);
}
