import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread does: each job that comes; what it throws ends the thread. `handed` is what of a result is moved, not copied. */
export function workAt<Job, Result>(
  work: (job: Job) => Promise<Result>,
  handed: (result: Result) => Transferable[] = () => [],
): void {
  const answer = async (job: Job) => {
    const result = await work(job);
    parentPort?.postMessage(result, handed(result));
  };
  parentPort?.on('message', (job: Job) => void answer(job));
}
