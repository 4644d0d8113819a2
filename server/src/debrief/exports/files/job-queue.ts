import { refuse } from '@vincere/domain';
import { ClientDisconnected } from '../../../platform/client-disconnected.ts';

/** A person who asks for a file. Facilitators go before participants. `gone` aborts when the request is closed. */
export type Requester = { user_id: number; is_facilitator: boolean; gone: AbortSignal };

/**
 * Returns a queue that runs at most `concurrency` jobs at once, and at most one job of each person. Facilitators go first,
 * then the order of arrival counts. A job leaves the queue when its request is closed. Refuses a participant's second
 * waiting job with `summary.waiting`.
 */
export function jobQueue(
  concurrency: number,
): <T>(requester: Requester, work: () => Promise<T>) => Promise<T> {
  const waitingJobs: { requester: Requester; start: () => void }[] = [];
  const running = new Set<number>();

  const canStart = ({ user_id }: Requester) => running.size < concurrency && !running.has(user_id);

  function waitForSlot(requester: Requester): Promise<void> {
    const { user_id, is_facilitator, gone } = requester;
    const isWaiting = waitingJobs.some(
      ({ requester: one }) => one.user_id === user_id && !one.is_facilitator,
    );
    if (!is_facilitator && isWaiting) refuse('summary.waiting');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waitingJobs.splice(waitingJobs.indexOf(entry), 1);
        reject(new ClientDisconnected());
      };
      const entry = {
        requester,
        start: () => {
          gone.removeEventListener('abort', leave);
          resolve();
        },
      };
      gone.addEventListener('abort', leave);
      const index = is_facilitator
        ? waitingJobs.findIndex(({ requester: one }) => !one.is_facilitator)
        : waitingJobs.length;
      waitingJobs.splice(index < 0 ? waitingJobs.length : index, 0, entry);
    });
  }

  function startNext(): void {
    const index = waitingJobs.findIndex(({ requester }) => canStart(requester));
    const [next] = index < 0 ? [] : waitingJobs.splice(index, 1);
    if (next === undefined) return;
    running.add(next.requester.user_id);
    next.start();
  }

  return async (requester, work) => {
    if (requester.gone.aborted) throw new ClientDisconnected();
    if (canStart(requester)) running.add(requester.user_id);
    else await waitForSlot(requester);
    try {
      return await work();
    } finally {
      running.delete(requester.user_id);
      startNext();
    }
  };
}
