import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Refusal } from '@vincere/domain';
import type { WorkerMessage } from './messages.ts';

/** The codes of errors that mean that memory or a limit of Node ran out. */
const memoryCodes: ReadonlySet<unknown> = new Set(['ERR_MEMORY_ALLOCATION_FAILED', 'Z_MEM_ERROR', 'ENOMEM']);

/**
 * Makes this process a worker: it does each job that arrives and sends the result part by part. Refusals reach the server
 * as refusals. The process ends with the server.
 */
export function serveJobs<Job>(work: (job: Job) => Promise<readonly unknown[]>): void {
  const send = promisify((message: WorkerMessage, done: (error: Error | null) => void) =>
    process.send?.(message, done),
  );

  async function answer(job: Job): Promise<void> {
    try {
      for (const part of await work(job)) await send({ kind: 'part', part });
      await send({ kind: 'done' });
    } catch (error) {
      await send(failureOf(error));
    }
  }

  process.on('disconnect', () => process.exit());
  process.on('message', (job: Job) => void answer(job));
  offerToOutOfMemoryKiller();
  void send({ kind: 'ready' });
}

function failureOf(error: unknown): WorkerMessage {
  if (error instanceof Refusal) return { kind: 'refused', code: error.code, facts: error.facts };
  if (!(error instanceof Error)) return { kind: 'failed', message: String(error), isTooMuch: false };
  // Node throws a RangeError for a buffer, a text or a stack that cannot grow.
  const isTooMuch = error instanceof RangeError || ('code' in error && memoryCodes.has(error.code));
  return { kind: 'failed', message: error.stack ?? error.message, isTooMuch };
}

/** When the machine runs out of memory, Linux ends workers before the server. */
function offerToOutOfMemoryKiller(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some containers mount /proc read-only; the limits of the worker hold all the same.
  }
}
