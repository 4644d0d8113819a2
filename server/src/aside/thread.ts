import { Worker } from 'node:worker_threads';

/** How long a thread that has nothing to do is kept: those who come together need not each wait for it to learn its work. */
const keptMs = 10_000;

/** The work took longer, or needed more memory, than it may; the thread has ended with it. */
export class TooMuch extends Error {}

/**
 * Work on a thread of its own, which answers no calls: `source` is its module, `built` its name where all is bundled. A job
 * may take `ms` and `megabytes` of memory. Whoever gives jobs gives one at a time. Throws `TooMuch`, or what the work threw.
 */
export function threadOf<Job, Result>({
  source,
  built,
  ms,
  megabytes,
}: {
  source: URL;
  built: string;
  ms: number;
  megabytes: number;
}): (job: Job) => Promise<Result> {
  let kept: { worker: Worker; leaving: NodeJS.Timeout } | undefined;

  function take(): Worker {
    const { worker, leaving } = kept ?? {};
    kept = undefined;
    clearTimeout(leaving);
    worker?.ref();
    return worker ?? start(source, built, megabytes);
  }

  function keep(worker: Worker): void {
    worker.removeAllListeners();
    const leaving = setTimeout(() => {
      kept = undefined;
      void worker.terminate();
    }, keptMs).unref();
    worker.unref();
    // One that fails while it rests is not taken again.
    worker.once('error', () => (kept = undefined));
    worker.once('exit', () => (kept = undefined));
    kept = { worker, leaving };
  }

  return (job) =>
    new Promise((resolve, reject) => {
      const worker = take();
      worker.removeAllListeners();
      const end = (error: Error) => {
        clearTimeout(late);
        reject(error);
        void worker.terminate();
      };
      const late = setTimeout(() => end(new TooMuch(`Took longer than ${ms} ms`)), ms);
      worker.once('message', (result: Result) => {
        clearTimeout(late);
        keep(worker);
        resolve(result);
      });
      worker.once('error', (error: Error & { code?: string }) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch(error.message) : error),
      );
      worker.once('exit', (code) => end(new Error(`The thread ended with ${code}`)));
      worker.postMessage(job);
    });
}

/** Bundled, the module of the thread lies beside this one. Run from the sources, the thread learns TypeScript first. */
function start(source: URL, built: string, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${built}.js`, import.meta.url), { resourceLimits });
  const learnt = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(learnt, { eval: true, resourceLimits });
}
