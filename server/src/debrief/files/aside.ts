import { threadOf } from '../../aside/thread.ts';
import { turns } from '../../turns.ts';
import type { Order } from './make.ts';

/** One at a time: the rest of the processor is for those who play. */
const inTurn = turns(1);

const makeOnThread = threadOf<Order, Uint8Array>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'make-file',
  ms: 60_000,
  megabytes: 1_024,
});

/** Makes a file where it holds nobody up. */
export function makeAside(order: Order): Promise<Buffer> {
  return inTurn(async () => {
    const { buffer, byteOffset, byteLength } = await makeOnThread(order);
    return Buffer.from(buffer, byteOffset, byteLength);
  });
}
