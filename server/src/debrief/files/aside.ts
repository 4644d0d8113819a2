import { Worker } from 'node:worker_threads';
import { turns } from '../../turns.ts';
import type { Order } from './make.ts';

/** One at a time: the rest of the processor is for those who play. */
const inTurn = turns(1);

/** Makes a file on a thread of its own, which ends with it. */
export function makeAside(order: Order): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = startWorker(order);
        worker.once('message', (bytes: Uint8Array) =>
          resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
        );
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`Making a file ended with ${code}`)));
      }),
  );
}

/** Bundled, the worker's module lies beside this one. Run from the sources, its thread learns TypeScript first. */
function startWorker(workerData: Order): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./make-file.js', import.meta.url), { workerData });
  const entry = new URL('./worker-main.ts', import.meta.url).href;
  const learnt = `import('tsx/esm/api').then(({ register }) => { register(); return import('${entry}'); })`;
  return new Worker(learnt, { eval: true, workerData });
}
