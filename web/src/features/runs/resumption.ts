import type { Run } from '@vincere/contract';
import { queryClient } from '../../lib/api.ts';

const listeners = new Set<(runId: number) => void>();

/** Resolves when a page reports that the run is in progress, or on abort. */
export function runResumed(runId: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const resumption = new Promise<void>((resolve) => {
    const finish = () => {
      listeners.delete(listener);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const listener = (id: number) => {
      if (id === runId) finish();
    };
    listeners.add(listener);
    signal.addEventListener('abort', finish);
  });
  void checkRun(runId);
  return resumption;
}

/** Reads the runs of this page again, because the run may have resumed before the refusal arrived. */
async function checkRun(runId: number): Promise<void> {
  const queryKey = ['joinRun'];
  await queryClient.invalidateQueries({ queryKey });
  for (const [, heard] of queryClient.getQueriesData<{ run: Run }>({ queryKey }))
    if (heard?.run.id === runId && heard.run.status === 'IN_PROGRESS') reportRunning(runId);
}

/** Reports that a run is in progress. */
export function reportRunning(runId: number): void {
  for (const listener of listeners) listener(runId);
}
