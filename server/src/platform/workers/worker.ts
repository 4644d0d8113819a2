import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { Refusal } from '@vincere/domain';
import type { WorkerMessage } from './messages.ts';

/** A job took longer or needed more memory than it may; its worker has ended. */
export class TooMuch extends Error {}

/** A worker may take so long to start, in ms. */
const startMs = 60_000;
/** How much of a worker's standard error is kept for the log, in characters. */
const keptErrorLength = 2_000;

/** A running worker process. It does one job at a time, and a job that fails ends it. */
export type Worker = {
  run(job: unknown, ms: number): Promise<unknown[]>;
  /** Whether the worker waits for a job; while it does, it does not keep the server from ending. */
  rest(isResting: boolean): void;
  hasEnded(): boolean;
  end(): void;
};

/** Waits until a process is ready for jobs. Throws when it does not start. */
export async function openWorker(child: ChildProcess): Promise<Worker> {
  let errors = '';
  let ended: string | undefined;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-keptErrorLength);
  });
  // Reported by `exit` or by whoever waits.
  child.on('error', (error) => (ended ??= error.message));
  child.once(
    'close',
    (code, signal) => (ended ??= `The worker ended with ${signal ?? code}. ${errors}`.trim()),
  );

  const worker: Worker = {
    run: (job, ms) => talk(job, ms),
    rest: (isResting) => {
      for (const one of [child, child.channel, child.stderr as Socket | null])
        if (isResting) one?.unref();
        else one?.ref();
    },
    hasEnded: () =>
      ended !== undefined || child.killed || child.exitCode !== null || child.signalCode !== null,
    end: () => void child.kill('SIGKILL'),
  };

  /** Sends a job, if there is one, and collects the parts of the answer until the worker is ready for the next. */
  function talk(job: unknown, ms: number): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      const parts: unknown[] = [];
      const settle = (finish: () => void) => {
        clearTimeout(late);
        child.off('message', hear).off('close', close).off('error', close);
        finish();
      };
      const fail = (error: Error) =>
        settle(() => {
          worker.end();
          reject(error);
        });
      const close = () => fail(new TooMuch(ended));
      const late = setTimeout(() => fail(new TooMuch(`The job took longer than ${ms} ms`)), ms);
      const hear = (message: WorkerMessage) => {
        if (message.kind === 'part') parts.push(message.part);
        else if (message.kind === 'failed')
          fail(message.isTooMuch ? new TooMuch(message.message) : new Error(message.message));
        else if (message.kind === 'refused') settle(() => reject(new Refusal(message.code, message.facts)));
        else settle(() => resolve(parts));
      };
      child.on('message', hear).once('close', close).once('error', close);
      if (ended !== undefined) return close();
      if (job !== undefined) child.send(job as object, (error) => error && fail(new TooMuch(error.message)));
    });
  }

  await talk(undefined, startMs).catch((error: Error) => {
    throw new Error(`A worker did not start: ${error.message}`, { cause: error });
  });
  return worker;
}
