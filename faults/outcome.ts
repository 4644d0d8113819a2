import { setTimeout as pause } from 'node:timers/promises';

/** The result of one fault. `found` lists the problems. */
export type Outcome = {
  fault: string;
  /** A summary of the work done, with figures. */
  done: string;
  found: readonly string[];
  /** The reason if the fault could not be injected on this machine. */
  skipped?: string;
};

export function skipped(fault: string, why: string): Outcome {
  return { fault, done: 'skipped', found: [], skipped: why };
}

/** Checks a condition every `everyMs` until it holds. Returns false if it doesn't within `ms`. */
export async function holdsWithin(
  ms: number,
  holds: () => Promise<boolean> | boolean,
  everyMs = 50,
): Promise<boolean> {
  const until = performance.now() + ms;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > until) return false;
    await pause(everyMs);
  }
}
