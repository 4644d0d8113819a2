import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Refusal } from '@vincere/domain';
import type { WorkerMessage } from './messages.ts';

/** Codes of errors that mean that memory or a limit of Node was exhausted. */
const memoryCodes: ReadonlySet<unknown> = new Set(['ERR_MEMORY_ALLOCATION_FAILED', 'Z_MEM_ERROR', 'ENOMEM']);

/**
 * Makes this process a worker. It passes each job to `work` and sends the result in parts. A `Refusal` that `work` throws
 * is passed on to the server. The process ends with the server.
 */
export function serveJobs<Job>(work: (job: Job) => Promise<readonly unknown[]>): void {
  const send = promisify((message: WorkerMessage, callback: (error: Error | null) => void) =>
    process.send?.(message, callback),
  );

  async function serve(job: Job): Promise<void> {
    try {
      for (const part of await work(job)) await send({ kind: 'part', part });
      await send({ kind: 'done' });
    } catch (error) {
      await send(failureOf(error));
    }
  }

  process.on('disconnect', () => process.exit());
  process.on('message', (job: Job) => void serve(job));
  preferForOutOfMemoryKiller();
  void send({ kind: 'ready' });
}

function failureOf(error: unknown): WorkerMessage {
  if (error instanceof Refusal) return { kind: 'refused', code: error.code, facts: error.facts };
  if (!(error instanceof Error)) return { kind: 'failed', message: String(error), exceedsLimit: false };
  // Node throws a RangeError for a buffer, a text or a stack that cannot grow.
  const exceedsLimit = error instanceof RangeError || ('code' in error && memoryCodes.has(error.code));
  return { kind: 'failed', message: error.stack ?? error.message, exceedsLimit };
}

/** When the machine runs out of memory, Linux ends workers before the server. */
function preferForOutOfMemoryKiller(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some containers mount /proc read-only. The memory limit of the worker still applies.
  }
}
