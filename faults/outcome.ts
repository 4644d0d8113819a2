import { setTimeout as pause } from 'node:timers/promises';

/** What one part of the faults did and found; nothing found is how it should be. */
export type Outcome = {
  fault: string;
  /** What was done, in figures. */
  done: string;
  found: readonly string[];
  /** Why it could not be done here. */
  skipped?: string;
};

export function skipped(fault: string, why: string): Outcome {
  return { fault, done: 'skipped', found: [], skipped: why };
}

/** Waits until something holds, asking again every `everyMs`; says whether it did within `ms`. */
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
