import { refuse } from '@vincere/domain';
import { serveJobs } from '../platform/workers/job.ts';

function recurseForever(): number {
  return recurseForever() + 1;
}

/** Jobs that inspect a worker, exceed one of its limits, or end it. */
const jobs: Record<string, () => readonly unknown[]> = {
  pid: () => [process.pid],
  environment: () => Object.keys(process.env),
  objects: () => {
    for (const kept = []; ; ) kept.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
  },
  text: () => {
    for (const kept = []; ; ) kept.push(Buffer.alloc(1_000_000, 97).toString('latin1'));
  },
  buffers: () => {
    for (const kept = []; ; ) kept.push(Buffer.alloc(10_000_000, 1));
  },
  'buffers-caught': () => {
    try {
      for (const kept = []; ; ) kept.push(Buffer.alloc(10_000_000, 1));
    } catch {
      process.exit(0);
    }
  },
  array: () => [Array.from({ length: 100_000_000 }, () => 1.5).length],
  stack: () => [recurseForever()],
  loop: () => {
    for (;;);
  },
  exit: () => process.exit(0),
  abort: () => process.abort(),
  refuse: () => refuse('package.invalid', { problems: [{ path: 'name', message: 'No' }] }),
  throw: () => {
    throw new Error('No such job');
  },
};

serveJobs(async (job: string) => jobs[job]?.() ?? []);
