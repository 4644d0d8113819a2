/** Number of failures of a key in its window, and remaining time of the window in ms. */
export type Failures = { failures: number; msLeft: number };

/** A place for one attempt, or the time in ms for which the limit is still used up. */
export type Place = { isTaken: true; failures: number } | { isTaken: false; msLeft: number };

/**
 * Limits the attempts of a key to `limit` failures in a window. An attempt reserves a place first, so that concurrent
 * attempts can't exceed the limit, and releases it after a failure has been counted. If all places are reserved, an attempt
 * waits, because the others may succeed. Reservations are known only to this process, so each process can have `limit`
 * attempts under way.
 */
export class AttemptCounter {
  readonly #limit: number;
  readonly #failuresOf: (key: string) => Promise<Failures>;
  readonly #underWay = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(limit: number, failuresOf: (key: string) => Promise<Failures>) {
    this.#limit = limit;
    this.#failuresOf = failuresOf;
  }

  /** Reserves a place, which `leave` releases. Returns no place if the limit is used up. */
  async take(key: string): Promise<Place> {
    for (;;) {
      const place = (this.#underWay.get(key) ?? 0) + 1;
      this.#underWay.set(key, place);
      const failureWindow = await this.#failuresOf(key).catch((error: unknown) => {
        this.leave(key);
        throw error;
      });
      if (failureWindow.failures + place <= this.#limit)
        return { isTaken: true, failures: failureWindow.failures };
      const others = this.#giveBack(key);
      if (failureWindow.failures >= this.#limit) {
        this.#wakeNext(key);
        return { isTaken: false, msLeft: failureWindow.msLeft };
      }
      if (others > 0) await new Promise<void>((wake) => this.#queueOf(key).push(wake));
    }
  }

  /** Ends an attempt. Count its failure before. */
  leave(key: string): void {
    this.#giveBack(key);
    this.#wakeNext(key);
  }

  /** Releases a place and returns the number of attempts that are still under way. */
  #giveBack(key: string): number {
    const remainingAttempts = (this.#underWay.get(key) ?? 1) - 1;
    if (remainingAttempts > 0) this.#underWay.set(key, remainingAttempts);
    else this.#underWay.delete(key);
    return remainingAttempts;
  }

  #queueOf(key: string): (() => void)[] {
    const queue = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, queue);
    return queue;
  }

  #wakeNext(key: string): void {
    const queue = this.#waiting.get(key);
    const wake = queue?.shift();
    if (queue?.length === 0) this.#waiting.delete(key);
    wake?.();
  }
}
