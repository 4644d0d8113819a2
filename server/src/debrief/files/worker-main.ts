import { workAt } from '../../aside/work.ts';
import { make, type Order } from './make.ts';

// A copy of its own: what a small buffer lies in is shared and may not be handed on.
workAt(
  async (order: Order) => new Uint8Array(await make(order)),
  ({ buffer }) => [buffer],
);
