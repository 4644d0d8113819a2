import { setTimeout as pause } from 'node:timers/promises';

/** The result of one fault test. */
export type Outcome = {
  fault: string;
  /** A sentence about the work done, with figures. */
  summary: string;
  problems: readonly string[];
  /** The reason if the fault could not be injected on this machine. */
  skipped?: string;
};

/** Returns the outcome of a fault that this machine can't inject, and the reason. */
export function skipped(fault: string, reason: string): Outcome {
  return { fault, summary: 'skipped', problems: [], skipped: reason };
}

/** Checks a condition every `everyMs` until it holds. Returns false if it doesn't within `ms`. */
export async function becomesTrueWithin(
  ms: number,
  condition: () => Promise<boolean> | boolean,
  everyMs = 50,
): Promise<boolean> {
  const deadline = performance.now() + ms;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
    await pause(everyMs);
  }
}
