/** Whether the run's stream is open just now, for what must wait until it is: told by `live.ts`; undefined where none is followed. */
let isLive: boolean | undefined;
const listeners = new Set<() => void>();

/** How often something is tried on pages that follow no stream, in ms. */
const tryMs = 5_000;

/** A line that fails takes its stream down at the same moment: this long the stream may take to notice. */
export const noticeMs = 500;

export function tellLine(live: boolean | undefined): void {
  isLive = live;
  for (const listener of listeners) listener();
}

/** Waits until the line is up, or not; gives up after `ms`. Says whether it is so. */
export function lineIs(
  live: boolean,
  { ms, signal }: { ms?: number; signal?: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve) => {
    const isSo = () => (isLive === true) === live;
    const done = () => {
      clearTimeout(timer);
      listeners.delete(look);
      signal?.removeEventListener('abort', done);
      resolve(isSo());
    };
    const look = () => {
      if (isSo()) done();
    };
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    listeners.add(look);
    signal?.addEventListener('abort', done);
    look();
  });
}

/** Waits until something is worth a try again: the line is up, or nothing tells of it and some seconds have passed. */
export async function lineMayBeUp(signal: AbortSignal): Promise<void> {
  while (!(await lineIs(true, { ms: tryMs, signal })) && isLive === false && !signal.aborted);
}
