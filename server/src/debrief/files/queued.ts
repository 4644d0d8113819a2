import { workerPool } from '../../workers/pool.ts';
import { type Customer, line } from './line.ts';
import type { Order } from './make.ts';

const script = { source: new URL('./worker-main.ts', import.meta.url), built: 'make-file' };

/** PDFs take seconds: those of two people are made at once. */
const pdfWorkers = 2;
const inPdfQueue = line(pdfWorkers);
const makePdf = workerPool<Order, Uint8Array>({
  ...script,
  size: pdfWorkers,
  ms: 60_000,
  megabytes: 1_536,
  heapMegabytes: 1_024,
});

/** The other formats have a queue of their own, so that no PDF delays them. */
const inDataQueue = line(1);
const makeData = workerPool<Order, Uint8Array>({
  ...script,
  size: 1,
  ms: 60_000,
  megabytes: 1_024,
  heapMegabytes: 768,
});

/**
 * Makes a file in a worker and returns its bytes in parts, once it is the caller's turn. Refuses as `line` does; throws
 * `TooMuch` for a file that exceeds its time or memory.
 */
export function makeQueued(order: Order, customer: Omit<Customer, 'is_facilitator'>): Promise<Uint8Array[]> {
  const is_facilitator = order.format !== 'summary';
  const isPdf = order.format === 'pdf' || order.format === 'summary';
  const [queue, makeFile] = isPdf ? [inPdfQueue, makePdf] : [inDataQueue, makeData];
  return queue({ ...customer, is_facilitator }, () => makeFile(order));
}
