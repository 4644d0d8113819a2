import { CallFailed } from '../api.ts';
import { disconnectNoticeMs, waitForConnection, waitToRetry } from '../live/connection.ts';
import { getSession } from '../session/session.ts';
import type { OutboxOptions } from './outbox.ts';
import { findItem, type OutboxItem, setItem } from './store.ts';

/** Maximum number of attempts while the event stream is open: a proxy may answer for a server that is starting. */
const attemptsWhileLive = 4;
/** Time in ms that a tab waits for another one that sends an item of the same scope. Longer than the request timeout. */
const lockPatienceMs = 20_000;

/** Statuses by which a proxy says that no server answered, or a server that it can't reach its database. */
const noAnswer = new Set([502, 503, 504]);

/** Returns whether the server has judged the request. Otherwise it may or may not have arrived. */
export function isAnswer(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed) || noAnswer.has(error.status)) return false;
  // After a 401 the session is refreshed. If it still exists, the refresh failed, and nobody has judged the request.
  return error.status !== 401 || getSession() === null;
}

/**
 * Sends an item until the server answers. Without a connection, waits for it. Returns null if the item was discarded or sent
 * meanwhile, or the user has changed. Throws the refusal, or the last error of a connection that seems to be up.
 * `isNew`: the user has just asked for it, so a refusal because of a pause is final.
 */
export async function deliver<Data, Answer>(
  item: OutboxItem<Data>,
  { send, resumed }: OutboxOptions<Data, Answer>,
  { isNew, signal }: { isNew: boolean; signal: AbortSignal },
): Promise<{ answer: Answer } | null> {
  const isDue = () =>
    !signal.aborted && findItem(item) !== undefined && (getSession()?.id ?? undefined) === item.userId;
  let mayWaitForRun = !isNew;
  for (let attempt = 1; ; attempt++) {
    if (!isDue()) return null;
    setItem({ ...item, state: 'sending' });
    try {
      return await inTurn(item.scope, async () =>
        isDue() ? { answer: await send(item.data, item.key) } : null,
      );
    } catch (error) {
      if (signal.aborted || findItem(item) === undefined) return null;
      const resumption = isAnswer(error) && mayWaitForRun ? resumed?.(error, item, signal) : undefined;
      if (resumption) {
        setItem({ ...item, state: 'paused' });
        await resumption;
      } else if (isAnswer(error)) throw error;
      else if (await waitForConnection(false, { ms: disconnectNoticeMs })) {
        if (!isDue()) return null;
        setItem({ ...item, state: 'waiting' });
        await waitToRetry(signal);
        attempt = 0;
      } else if (!(error instanceof CallFailed) || attempt >= attemptsWhileLive) throw error;
    }
    mayWaitForRun = true;
  }
}

/**
 * Runs `work` when no other tab sends an item of the scope. Browsers offer locks on secure origins only; without one, several
 * tabs may send an item, which the server accepts once.
 */
async function inTurn<T>(scope: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return work();
  let hasStarted = false;
  try {
    return await locks.request(`outbox:${scope}`, { signal: AbortSignal.timeout(lockPatienceMs) }, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    // The browser has frozen the tab that holds the lock.
    if (hasStarted) throw error;
    return work();
  }
}
