import { threadOf } from '../../aside/thread.ts';
import { type Customer, line } from './line.ts';
import type { Order } from './make.ts';

/** One at a time: the rest of the processor is for those who play. */
const inLine = line();

const makeOnThread = threadOf<Order, Uint8Array>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'make-file',
  ms: 60_000,
  megabytes: 1_024,
});

/** Makes a file where it holds nobody up. Refuses as `line` does; throws `TooMuch` for one that takes too long. */
export function makeAside(order: Order, customer: Omit<Customer, 'is_facilitator'>): Promise<Buffer> {
  const is_facilitator = order.format !== 'summary';
  return inLine({ ...customer, is_facilitator }, async () => {
    const { buffer, byteOffset, byteLength } = await makeOnThread(order);
    return Buffer.from(buffer, byteOffset, byteLength);
  });
}
