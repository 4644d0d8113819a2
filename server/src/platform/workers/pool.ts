import pLimit from 'p-limit';
import { type MemoryLimits, spawnWorker } from './spawn.ts';
import { openWorker, type Worker } from './worker.ts';

/** An idle worker is kept this long, in ms. Starting one takes about 0.2 s. */
const idleMs = 10_000;
/** Jobs per worker. Replacing a worker regularly bounds its processor time and its memory growth. */
const jobsPerWorker = 20;

type PoolOptions = MemoryLimits & {
  /** The module of the worker. */
  source: URL;
  /** The file name of the worker in the bundle. */
  built: string;
  /** Maximum number of busy workers. */
  size: number;
  /** Time limit of a job in ms. */
  ms: number;
};

type PooledWorker = { worker: Worker; jobs: number };

/**
 * Returns a function that runs a job in a separate process and returns the parts of its result. A job waits while every
 * worker is busy. The function throws the refusal of the job, `LimitExceeded` if the job exceeds its time or memory, and an
 * error otherwise.
 */
export function workerPool<Job, Part>({ source, built, size, ms, ...limits }: PoolOptions) {
  const limit = pLimit(size);
  const idleWorkers: { pooled: PooledWorker; expiry: NodeJS.Timeout }[] = [];
  const seconds = Math.ceil((ms / 1000) * jobsPerWorker);

  async function acquire(): Promise<PooledWorker> {
    for (let next = idleWorkers.pop(); next !== undefined; next = idleWorkers.pop()) {
      clearTimeout(next.expiry);
      if (next.pooled.worker.hasEnded()) continue;
      next.pooled.worker.setIdle(false);
      return next.pooled;
    }
    return { worker: await openWorker(await spawnWorker({ source, built }, limits, seconds)), jobs: 0 };
  }

  function release(pooledWorker: PooledWorker): void {
    pooledWorker.jobs += 1;
    if (pooledWorker.worker.hasEnded()) return;
    if (pooledWorker.jobs >= jobsPerWorker) return pooledWorker.worker.end();
    pooledWorker.worker.setIdle(true);
    const expiry = setTimeout(() => {
      idleWorkers.splice(
        idleWorkers.findIndex((entry) => entry.pooled === pooledWorker),
        1,
      );
      pooledWorker.worker.end();
    }, idleMs).unref();
    idleWorkers.push({ pooled: pooledWorker, expiry });
  }

  return (job: Job): Promise<Part[]> =>
    limit(async () => {
      const pooledWorker = await acquire();
      try {
        return (await pooledWorker.worker.run(job, ms)) as Part[];
      } finally {
        release(pooledWorker);
      }
    });
}
