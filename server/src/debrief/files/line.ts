import { refuse } from '@vincere/domain';

/** Who waits for a file: a facilitator goes before those who take part. `gone` once nobody hears the answer any more. */
export type Customer = { user_id: number; is_facilitator: boolean; gone: AbortSignal };

/** Whoever asked went away before it was their turn: nobody's bug. */
export class WentAway extends Error {
  readonly statusCode = 400;
}

/**
 * A line in which one piece of work is under way at a time: facilitators' first, then in the order in which they came.
 * Whoever has gone leaves it. Of those who take part each waits once: refuses `summary.waiting`.
 */
export function line(): <T>(customer: Customer, work: () => Promise<T>) => Promise<T> {
  const waiting: { customer: Customer; begin: () => void }[] = [];
  let isBusy = false;

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

  return async (customer, work) => {
    if (customer.gone.aborted) throw new WentAway();
    if (isBusy) await waitFor(customer);
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) isBusy = false;
      else next.begin();
    }
  };
}
