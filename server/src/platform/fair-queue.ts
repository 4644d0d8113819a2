import { ClientDisconnected } from './client-disconnected.ts';

/** The queue is full; the caller may try again later. */
export class QueueFull extends Error {
  readonly code = 'too-busy';
}

type Waiter = { admit: () => void; reject: (error: Error) => void };

type Limits = {
  /** Maximum number of admitted callers at a time. */
  places: number;
  /** Maximum number of waiting callers. */
  waiting: number;
  /** Maximum number of waiting callers of one group. */
  waitingPerGroup: number;
};

/**
 * A bounded queue that admits its groups in round robin, so that a group with many waiters delays only itself. When the
 * queue is full, a waiter of a smaller group replaces the newest waiter of the largest one.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #groups = new Map<string, Waiter[]>();
  #admitted = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether nobody is admitted or waiting. */
  get isIdle(): boolean {
    return this.#admitted === 0;
  }

  /** The number of waiting callers. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits for a place, which `leave` must release. Throws `QueueFull` when too many wait, and `ClientDisconnected` when
   * `disconnectSignal` aborts while the caller waits.
   */
  async enter(group: string, disconnectSignal?: AbortSignal): Promise<void> {
    if (disconnectSignal?.aborted) throw new ClientDisconnected();
    if (this.#admitted < this.#limits.places) {
      this.#admitted += 1;
      return;
    }
    this.#makeRoom(group);
    await new Promise<void>((resolve, reject) => {
      const abandon = () => {
        if (this.#remove(group, waiter)) reject(new ClientDisconnected());
      };
      const stopListening = () => disconnectSignal?.removeEventListener('abort', abandon);
      const waiter: Waiter = {
        admit: () => {
          stopListening();
          resolve();
        },
        reject: (error) => {
          stopListening();
          reject(error);
        },
      };
      disconnectSignal?.addEventListener('abort', abandon, { once: true });
      const waiters = this.#groups.get(group) ?? [];
      waiters.push(waiter);
      this.#groups.set(group, waiters);
      this.#waiting += 1;
    });
  }

  /** Releases a place and admits a caller of the next group. */
  leave(): void {
    const [next] = this.#groups;
    if (next === undefined) {
      this.#admitted -= 1;
      return;
    }
    const [group, waiters] = next;
    const waiter = waiters.shift();
    this.#groups.delete(group);
    if (waiters.length > 0) this.#groups.set(group, waiters);
    this.#waiting -= 1;
    waiter?.admit();
  }

  #makeRoom(group: string): void {
    const ownGroupSize = this.#groups.get(group)?.length ?? 0;
    if (ownGroupSize >= this.#limits.waitingPerGroup) throw new QueueFull();
    if (this.#waiting < this.#limits.waiting) return;
    let largestGroup = group;
    let size = ownGroupSize + 1;
    for (const [name, { length }] of this.#groups)
      if (length > size) {
        largestGroup = name;
        size = length;
      }
    const newestWaiter = largestGroup === group ? undefined : this.#groups.get(largestGroup)?.at(-1);
    if (newestWaiter === undefined) throw new QueueFull();
    this.#remove(largestGroup, newestWaiter);
    newestWaiter.reject(new QueueFull());
  }

  #remove(group: string, waiter: Waiter): boolean {
    const waiters = this.#groups.get(group);
    const index = waiters?.indexOf(waiter) ?? -1;
    if (waiters === undefined || index < 0) return false;
    waiters.splice(index, 1);
    if (waiters.length === 0) this.#groups.delete(group);
    this.#waiting -= 1;
    return true;
  }
}
