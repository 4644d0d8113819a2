import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { Refusal } from '@vincere/domain';
import type { WorkerMessage } from './messages.ts';

/** A job exceeded its time or memory limit. Its worker has ended. */
export class LimitExceeded extends Error {}

/** Time limit for the start of a worker, in ms. */
const startMs = 60_000;
/** Only this many last characters of a worker's standard error are kept for the log. */
const maxErrorLength = 2_000;

/** A running worker process. It runs one job at a time, and a job that fails ends it. */
export type Worker = {
  /** Runs a job and returns the parts of its result. Throws its refusal, or `LimitExceeded` after `ms`. */
  run(job: unknown, ms: number): Promise<unknown[]>;
  /** Marks the worker as waiting for jobs. An idle worker doesn't keep the server process alive. */
  setIdle(isIdle: boolean): void;
  hasEnded(): boolean;
  end(): void;
};

/** Waits until a worker process is ready for jobs. Throws when it does not start. */
export async function openWorker(child: ChildProcess): Promise<Worker> {
  let errors = '';
  let endReason: string | undefined;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-maxErrorLength);
  });
  // Remember the error here; the current or next job reports it.
  child.on('error', (error) => (endReason ??= error.message));
  child.once(
    'close',
    (code, signal) => (endReason ??= `The worker ended with ${signal ?? code}. ${errors}`.trim()),
  );

  const worker: Worker = {
    run: (job, ms) => exchange(job, ms),
    setIdle: (isIdle) => {
      for (const handle of [child, child.channel, child.stderr as Socket | null])
        if (isIdle) handle?.unref();
        else handle?.ref();
    },
    hasEnded: () =>
      endReason !== undefined || child.killed || child.exitCode !== null || child.signalCode !== null,
    end: () => void child.kill('SIGKILL'),
  };

  /** Sends a job, if there is one, and collects the parts of the result until the worker is ready for the next job. */
  function exchange(job: unknown, ms: number): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      const parts: unknown[] = [];
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        child.off('message', receive).off('close', handleEnd).off('error', handleEnd);
        finish();
      };
      const fail = (error: Error) =>
        settle(() => {
          worker.end();
          reject(error);
        });
      const handleEnd = () => fail(new LimitExceeded(endReason));
      const timer = setTimeout(() => fail(new LimitExceeded(`The job took longer than ${ms} ms`)), ms);
      const receive = (message: WorkerMessage) => {
        if (message.kind === 'part') parts.push(message.part);
        else if (message.kind === 'failed')
          fail(message.exceedsLimit ? new LimitExceeded(message.message) : new Error(message.message));
        else if (message.kind === 'refused') settle(() => reject(new Refusal(message.code, message.facts)));
        else settle(() => resolve(parts));
      };
      child.on('message', receive).once('close', handleEnd).once('error', handleEnd);
      if (endReason !== undefined) return handleEnd();
      if (job !== undefined)
        child.send(job as object, (error) => error && fail(new LimitExceeded(error.message)));
    });
  }

  await exchange(undefined, startMs).catch((error: Error) => {
    throw new Error(`A worker did not start: ${error.message}`, { cause: error });
  });
  return worker;
}
