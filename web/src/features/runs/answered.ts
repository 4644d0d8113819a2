import { CallFailed, queryClient } from '../../lib/api.ts';
import { getSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';

/* What became of a vote that was sent, and how long one that found the run paused waits. */

/** What is said while a decision waits. */
export const waitsFor = {
  waiting: t('Waiting for the connection. Your decision will be sent when it is back.'),
  paused: t('The simulation is paused. Your decision will be sent when it resumes.'),
};

/** What a proxy says in place of a server that did not answer, or a server that can't reach its database. */
const noAnswer = new Set([502, 503, 504]);
/** Whether somebody has looked at a vote and said no to it. */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof CallFailed) || noAnswer.has(error.status)) return false;
  // A session that lives on after a 401 could not be refreshed just now: nobody has looked at the vote.
  return error.status !== 401 || getSession() === null;
}

/** Whether a vote was refused as the run is paused. One that is over says the same: its pages lead away from it. */
export function isPause(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'run.not-in-progress';
}

const runListeners = new Set<(runId: number) => void>();

/** Waits until a page of the run has heard, anew, that it is in progress. */
export function runGoesOn(runId: number, signal: AbortSignal): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['joinRun'] });
  return new Promise((resolve) => {
    const done = () => {
      runListeners.delete(hear);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const hear = (id: number) => {
      if (id === runId) done();
    };
    runListeners.add(hear);
    signal.addEventListener('abort', done);
  });
}

/** Tells what waits for a run that this is in progress. */
export function tellRunning(runId: number): void {
  for (const hear of runListeners) hear(runId);
}
