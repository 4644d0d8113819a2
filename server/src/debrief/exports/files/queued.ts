import { workerPool } from '../../../platform/workers/pool.ts';
import { jobQueue, type Requester } from './job-queue.ts';
import type { Order } from './make.ts';

const script = { source: new URL('./worker-main.ts', import.meta.url), built: 'make-file' };

/** Documents (PDF and DOCX) take seconds, so two are made at once. */
const documentWorkers = 2;
const inDocumentQueue = jobQueue(documentWorkers);
const makeDocument = workerPool<Order, Uint8Array>({
  ...script,
  size: documentWorkers,
  ms: 60_000,
  megabytes: 1_536,
  heapMegabytes: 1_024,
});

/** The other formats have a separate queue, so that documents don't delay them. */
const inDataQueue = jobQueue(1);
const makeData = workerPool<Order, Uint8Array>({
  ...script,
  size: 1,
  ms: 60_000,
  megabytes: 1_024,
  heapMegabytes: 768,
});

/**
 * Queues the file, makes it in a worker and returns its bytes in parts. Refuses `summary.waiting` like `jobQueue`. Throws
 * `LimitExceeded` for a file that exceeds its time or memory limit.
 */
export function makeQueued(
  order: Order,
  requester: Omit<Requester, 'is_facilitator'>,
): Promise<Uint8Array[]> {
  const is_facilitator = order.format !== 'summary';
  const isDocument = !['json', 'csv', 'xlsx'].includes(order.format);
  const [queue, makeFile] = isDocument ? [inDocumentQueue, makeDocument] : [inDataQueue, makeData];
  return queue({ ...requester, is_facilitator }, () => makeFile(order));
}
