import { queryClient } from '../../lib/api.ts';

const listeners = new Set<(runId: number) => void>();

/** Resolves when a page reports that the run is in progress, or on abort. */
export function runResumed(runId: number, signal: AbortSignal): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['joinRun'] });
  return new Promise((resolve) => {
    const done = () => {
      listeners.delete(listener);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const listener = (id: number) => {
      if (id === runId) done();
    };
    listeners.add(listener);
    signal.addEventListener('abort', done);
  });
}

/** Reports that a run is in progress. */
export function reportRunning(runId: number): void {
  for (const listener of listeners) listener(runId);
}
