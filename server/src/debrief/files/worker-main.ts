import { parentPort, workerData } from 'node:worker_threads';
import { make, type Order } from './make.ts';

const file = await make(workerData as Order);
// A copy of its own: what a small buffer lies in is shared and may not be handed on.
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);
