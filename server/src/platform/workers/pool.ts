import { turns } from '../turns.ts';
import { type MemoryLimits, spawnWorker } from './spawn.ts';
import { openWorker, type Worker } from './worker.ts';

/** For how long a worker without a job is kept, in ms: a start takes some 0.2 s. */
const idleMs = 10_000;
/** A worker does at most this many jobs, which bounds its processor time and what its memory can gather. */
const jobsPerWorker = 20;

type PoolOptions = MemoryLimits & {
  /** The module of the worker, and its name in the bundle. */
  source: URL;
  built: string;
  /** How many workers may be busy at once. */
  size: number;
  /** How long a job may take, in ms. */
  ms: number;
};

type Kept = { worker: Worker; jobs: number };

/**
 * Returns a function that does a job in a process of its own and gives the parts of its result; jobs that find every worker
 * busy wait. It throws what the job refuses, `TooMuch` for a job that exceeds its time or memory, and an error otherwise.
 */
export function workerPool<Job, Part>({ source, built, size, ms, ...limits }: PoolOptions) {
  const inTurn = turns(size);
  const idle: { kept: Kept; leaving: NodeJS.Timeout }[] = [];
  const seconds = Math.ceil((ms / 1000) * jobsPerWorker);

  async function take(): Promise<Kept> {
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
      clearTimeout(next.leaving);
      if (next.kept.worker.hasEnded()) continue;
      next.kept.worker.rest(false);
      return next.kept;
    }
    return { worker: await openWorker(await spawnWorker({ source, built }, limits, seconds)), jobs: 0 };
  }

  function giveBack(kept: Kept): void {
    kept.jobs += 1;
    if (kept.worker.hasEnded()) return;
    if (kept.jobs >= jobsPerWorker) return kept.worker.end();
    kept.worker.rest(true);
    const leaving = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.kept === kept),
        1,
      );
      kept.worker.end();
    }, idleMs).unref();
    idle.push({ kept, leaving });
  }

  return (job: Job): Promise<Part[]> =>
    inTurn(async () => {
      const kept = await take();
      try {
        return (await kept.worker.run(job, ms)) as Part[];
      } finally {
        giveBack(kept);
      }
    });
}
