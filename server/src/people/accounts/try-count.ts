/** How often a key has failed in its window, and how long the window still lasts in ms. */
export type Failures = { failures: number; msLeft: number };

/** A place for one attempt, or the reason why there is none: the limit is used up for `msLeft` more ms. */
export type Place = { isTaken: true; failures: number } | { isTaken: false; msLeft: number };

/**
 * Attempts of a key, at most `limit` failures in a window. An attempt takes a place before it is made, so that attempts
 * made at the same time cannot exceed the limit, and gives the place back once a failure has been counted. While others
 * are under way that may succeed, an attempt waits. Only this process knows what is under way: each process may have
 * `limit` attempts under way.
 */
export class TryCount {
  readonly #limit: number;
  readonly #failuresOf: (key: string) => Promise<Failures>;
  readonly #underWay = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(limit: number, failuresOf: (key: string) => Promise<Failures>) {
    this.#limit = limit;
    this.#failuresOf = failuresOf;
  }

  /** Takes a place, which `leave` gives back. Returns no place when the limit is used up. */
  async take(key: string): Promise<Place> {
    for (;;) {
      const place = (this.#underWay.get(key) ?? 0) + 1;
      this.#underWay.set(key, place);
      const found = await this.#failuresOf(key).catch((error: unknown) => {
        this.leave(key);
        throw error;
      });
      if (found.failures + place <= this.#limit) return { isTaken: true, failures: found.failures };
      const others = this.#giveBack(key);
      if (found.failures >= this.#limit) {
        this.#wakeNext(key);
        return { isTaken: false, msLeft: found.msLeft };
      }
      if (others > 0) await new Promise<void>((wake) => this.#queueOf(key).push(wake));
    }
  }

  /** Ends an attempt. Its failure must have been counted before. */
  leave(key: string): void {
    this.#giveBack(key);
    this.#wakeNext(key);
  }

  /** Returns how many are under way after one has left. */
  #giveBack(key: string): number {
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left > 0) this.#underWay.set(key, left);
    else this.#underWay.delete(key);
    return left;
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
