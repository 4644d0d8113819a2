import { useSyncExternalStore } from 'react';
import { CallFailed } from './api.ts';
import { lineIs } from './line.ts';
import { getSession } from './session.ts';

/** What is under way: being sent, or waiting for the line to come back. */
export type Going = 'sending' | 'waiting';

const going = new Map<string, { state: Going; waits: AbortController }>();
const listeners = new Set<() => void>();

/** What is said while a decision waits. */
export const waitingForLine = 'Waiting for the connection. Your decision goes out when it is back.';

/** A line that fails takes its stream down at the same moment: this long the stream may take to notice. */
const noticeMs = 500;

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Sends what may be sent twice without harm. Where the server gave no answer and the run's stream is down too, it waits
 * and goes out by itself when the stream is back, also when its page has been left for another. Any other failure is
 * thrown. What was taken back meanwhile ends in silence. `key` names it; one of a key is under way at a time.
 */
export async function sendPatiently(key: string, attempt: () => Promise<void>): Promise<void> {
  if (going.has(key)) return;
  const waits = new AbortController();
  const sender = getSession()?.id;
  const enter = (state: Going) => {
    going.set(key, { state, waits });
    tell();
  };
  try {
    for (;;) {
      enter('sending');
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof CallFailed || !(await lineIs(false, { ms: noticeMs }))) throw error;
      }
      enter('waiting');
      await lineIs(true, { signal: waits.signal });
      // What one person meant to send never goes out in the name of the next.
      if (waits.signal.aborted || getSession()?.id !== sender) return;
    }
  } finally {
    going.delete(key);
    tell();
  }
}

/** Takes back what waits for the line. */
export function takeBack(key: string): void {
  going.get(key)?.waits.abort();
}

/** How far what is sent under this key has got; undefined when nothing is. */
export function useGoing(key: string): Going | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => going.get(key)?.state,
  );
}
