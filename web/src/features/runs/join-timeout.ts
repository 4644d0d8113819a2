import { joinTimeoutMs } from '@vincere/contract/constants';

/** A join had no answer in time. */
export class TimedOut extends Error {}

/** Rejects with `TimedOut` after 15 s. If the server completed the join anyway, the next attempt finds the seat. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut()), joinTimeoutMs);
    work
      // Each call also aborts itself after the same time.
      .catch((error: unknown) => {
        throw error instanceof DOMException && error.name === 'AbortError' ? new TimedOut() : error;
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
