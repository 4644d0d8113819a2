/** Whether the run's event stream is open. `live.ts` sets it; undefined on pages that follow no stream. */
let isLive: boolean | undefined;
const listeners = new Set<() => void>();

/** Retry interval on pages that follow no stream, in ms. */
const retryMs = 5_000;

/** A failed connection also closes the stream. The stream may take this long to notice, in ms. */
export const disconnectNoticeMs = 500;

/** Records whether the stream is open and wakes everything that waits for it. */
export function setConnection(live: boolean | undefined): void {
  isLive = live;
  for (const listener of listeners) listener();
}

/** Waits until the stream is open (`live` true) or is not (false). Gives up after `ms` or on abort. Returns whether it happened. */
export function waitForConnection(
  live: boolean,
  { ms, signal }: { ms?: number; signal?: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve) => {
    const isReached = () => (isLive === true) === live;
    const finish = () => {
      clearTimeout(timer);
      listeners.delete(check);
      signal?.removeEventListener('abort', finish);
      resolve(isReached());
    };
    const check = () => {
      if (isReached()) finish();
    };
    const timer = ms === undefined ? undefined : setTimeout(finish, ms);
    listeners.add(check);
    signal?.addEventListener('abort', finish);
    check();
  });
}

/** Waits until a retry makes sense: the stream is open, or the page follows no stream and the retry interval has passed. */
export async function waitToRetry(signal: AbortSignal): Promise<void> {
  while (!(await waitForConnection(true, { ms: retryMs, signal })) && isLive === false && !signal.aborted);
}
