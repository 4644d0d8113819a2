import { refuse } from '@vincere/domain';
import { WentAway } from '../../went-away.ts';

/** A person who asks for a file. Facilitators go before participants. `gone` aborts when the request is closed. */
export type Customer = { user_id: number; is_facilitator: boolean; gone: AbortSignal };

/**
 * Returns a queue that runs at most `places` jobs at once, and one job of each person: facilitators first, then in order of
 * arrival. A closed request leaves the queue. A participant waits with one request at a time: refuses `summary.waiting`.
 */
export function line(places: number): <T>(customer: Customer, work: () => Promise<T>) => Promise<T> {
  const waiting: { customer: Customer; begin: () => void }[] = [];
  const served = new Set<number>();

  const mayBegin = ({ user_id }: Customer) => served.size < places && !served.has(user_id);

  function waitFor(customer: Customer): Promise<void> {
    const { user_id, is_facilitator, gone } = customer;
    const waits = waiting.some(({ customer: one }) => one.user_id === user_id && !one.is_facilitator);
    if (!is_facilitator && waits) refuse('summary.waiting');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(new WentAway());
      };
      const place = {
        customer,
        begin: () => {
          gone.removeEventListener('abort', leave);
          resolve();
        },
      };
      gone.addEventListener('abort', leave);
      const after = is_facilitator
        ? waiting.findIndex(({ customer: one }) => !one.is_facilitator)
        : waiting.length;
      waiting.splice(after < 0 ? waiting.length : after, 0, place);
    });
  }

  function beginNext(): void {
    const index = waiting.findIndex(({ customer }) => mayBegin(customer));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next === undefined) return;
    served.add(next.customer.user_id);
    next.begin();
  }

  return async (customer, work) => {
    if (customer.gone.aborted) throw new WentAway();
    if (mayBegin(customer)) served.add(customer.user_id);
    else await waitFor(customer);
    try {
      return await work();
    } finally {
      served.delete(customer.user_id);
      beginNext();
    }
  };
}
