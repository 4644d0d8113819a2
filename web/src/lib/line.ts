/** Whether the run's stream is open just now, for what must wait until it is: told by `live.ts`. */
let isLive = false;
const listeners = new Set<() => void>();

export function tellLine(live: boolean): void {
  isLive = live;
  for (const listener of listeners) listener();
}

/** Waits until the line is up, or down; gives up after `ms`. Says whether it is so. */
export function lineIs(
  live: boolean,
  { ms, signal }: { ms?: number; signal?: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      listeners.delete(look);
      signal?.removeEventListener('abort', done);
      resolve(isLive === live);
    };
    const look = () => {
      if (isLive === live) done();
    };
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    listeners.add(look);
    signal?.addEventListener('abort', done);
    look();
  });
}
