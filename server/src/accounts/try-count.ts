import { refuse } from '@vincere/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Tries a key, at most `limit` within `windowSeconds`. A place is taken before a try is made, so guesses made at once
 * can't slip past the limit, and given back when it succeeds. While others are under way that may give theirs back,
 * a try waits instead of being refused: many that all succeed are never limited.
 */
export class TryCount {
  readonly #limiter: RateLimiterMemory;
  readonly #underWay = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(limit: number, windowSeconds: number) {
    this.#limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  }

  /** Takes a place, which `settle` ends. Refuses `account.too-many-tries` when none can become free in time. */
  async take(key: string): Promise<void> {
    for (;;) {
      this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
      try {
        await this.#limiter.consume(key);
        return;
      } catch (full) {
        await this.#limiter.reward(key);
        const others = this.#leave(key);
        if (others > 0) {
          await new Promise<void>((wake) => this.#queueOf(key).push(wake));
          continue;
        }
        this.#wakeNext(key);
        if (!(full instanceof RateLimiterRes)) throw full;
        refuse('account.too-many-tries', { seconds: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) });
      }
    }
  }

  /** Ends a try: one that counts keeps its place until the window ends, any other gives it back. */
  async settle(key: string, counts: boolean): Promise<void> {
    if (!counts) {
      const { consumedPoints } = await this.#limiter.reward(key);
      // Whoever came meanwhile is under way: only the last one out may drop the record.
      if (consumedPoints <= 0 && this.#underWay.get(key) === 1) await this.#limiter.delete(key);
    }
    this.#leave(key);
    this.#wakeNext(key);
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }

  /** How many are under way after this one has left. */
  #leave(key: string): number {
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
