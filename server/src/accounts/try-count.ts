import { refuse } from '@vincere/domain';

/** How often a key has failed in its window, and how long the window still lasts in ms. */
type Failures = { failures: number; msLeft: number };

/**
 * Tries a key, at most `limit` failures in a window. A place is taken before a try is made, so guesses made at once
 * can't slip past the limit, and given back when it has ended: a failure has been counted for all processes by then.
 * While others are under way that may succeed, a try waits instead of being refused: many that all succeed are never
 * limited. Only what is under way is known to this process alone: several may each have `limit` tries under way.
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

  /** Takes a place, which `leave` gives back. Refuses `account.too-many-tries` when none can become free in time. */
  async take(key: string): Promise<void> {
    for (;;) {
      const place = (this.#underWay.get(key) ?? 0) + 1;
      this.#underWay.set(key, place);
      const found = await this.#failuresOf(key).catch((error: unknown) => {
        this.leave(key);
        throw error;
      });
      if (found.failures + place <= this.#limit) return;
      const others = this.#giveBack(key);
      if (found.failures >= this.#limit) {
        this.#wakeNext(key);
        refuse('account.too-many-tries', { seconds: Math.max(1, Math.ceil(found.msLeft / 1000)) });
      }
      if (others > 0) await new Promise<void>((wake) => this.#queueOf(key).push(wake));
    }
  }

  /** Ends a try, whose failure is counted by now. */
  leave(key: string): void {
    this.#giveBack(key);
    this.#wakeNext(key);
  }

  /** How many are under way after this one has left. */
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
