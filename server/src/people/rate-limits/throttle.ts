import { setTimeout as timeout } from 'node:timers/promises';
import { ClientDisconnected } from '../../platform/client-disconnected.ts';
import { FairQueue, QueueFull } from '../../platform/fair-queue.ts';
import { refuseFor } from './failure-counts.ts';

/** Waits for a number of ms. Throws `ClientDisconnected` if the signal aborts first. */
export type Pause = (ms: number, gone?: AbortSignal) => Promise<void>;

export const waitFor: Pause = async (ms, disconnectSignal) => {
  try {
    await timeout(ms, undefined, disconnectSignal ? { signal: disconnectSignal } : {});
  } catch {
    throw new ClientDisconnected();
  }
};

type Pace = {
  /** Time in ms that each attempt waits at the head of its queue. */
  pauseMs: number;
  /** The maximum number of attempts that wait behind the head of a queue, in total and of one group. */
  waiting: number;
  waitingPerGroup: number;
};

/**
 * Slows attempts down to one per key and pause. The groups of a key alternate. The longest delay in ms is
 * `pauseMs * (waiting + 1)`.
 */
export class Throttle {
  readonly #pace: Pace;
  readonly #pause: Pause;
  readonly #queues = new Map<string, FairQueue>();

  constructor(pace: Pace, pause: Pause) {
    this.#pace = pace;
    this.#pause = pause;
  }

  /** Resolves when an attempt may be made. Refuses `account.too-many-tries` if too many attempts are waiting. */
  async pass(key: string, group: string, disconnectSignal?: AbortSignal): Promise<void> {
    const { pauseMs, waiting, waitingPerGroup } = this.#pace;
    const queue = this.#queues.get(key) ?? new FairQueue({ places: 1, waiting, waitingPerGroup });
    this.#queues.set(key, queue);
    try {
      await queue.enter(group, disconnectSignal);
    } catch (error) {
      if (error instanceof QueueFull) refuseFor(pauseMs * (queue.waiting + 1));
      throw error;
    }
    try {
      await this.#pause(pauseMs, disconnectSignal);
    } finally {
      queue.leave();
      if (queue.isIdle) this.#queues.delete(key);
    }
  }
}
