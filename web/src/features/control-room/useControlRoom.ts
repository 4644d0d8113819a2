import { useQuery } from '@tanstack/react-query';
import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { isFinished } from '@vincere/domain';
import { queryClient, send, useRead } from '../../lib/api.ts';
import { pollBeside, useRunStream } from '../../lib/live/live.ts';
import { useHeldFailure } from '../../lib/useHeldFailure.ts';
import type { ReceivedRun } from './types.ts';

// The extra 'received' separates this entry from other pages' reads of the same call: it also stores the time of receipt.
const keyOf = (runId: number) => ['getRun', { params: { runId } }, 'received'] as const;

/**
 * Reads a run and its board and keeps them current by the run's event stream. While the stream is down or a read has
 * failed, it polls every 5 s (`pollMs.facilitator`) until the run is finished.
 */
export function useControlRoom(runId: number) {
  const live = useRunStream(runId);
  const poll = pollBeside(live, pollMs.facilitator);
  const queryKey = keyOf(runId);
  const runQuery = useQuery<ReceivedRun>({
    queryKey,
    queryFn: async () => ({
      run: await send('getRun', { params: { runId } }),
      receivedAt: performance.now(),
    }),
    refetchInterval: (query) => {
      const { data } = query.state;
      return data && isFinished(data.run.status) ? false : poll(query);
    },
  });
  const run = useHeldFailure(runQuery, queryKey);
  const isOver = run.data !== undefined && isFinished(run.data.run.status);
  const board = useRead('getRunBoard', { params: { runId } }, { refetchInterval: isOver ? false : poll });
  return { run, board, live };
}

/** Reads the run again, without its board. */
export function readRun(runId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(runId) });
}

/** Reads the board again. */
export function readBoard(runId: number): void {
  void queryClient.invalidateQueries({ queryKey: ['getRunBoard', { params: { runId } }] });
}

/** Stores the run that a change returned in the cache, and reads the board again, which the change doesn't return. */
export function cacheRun(run: Run): void {
  queryClient.setQueryData<ReceivedRun>(keyOf(run.id), { run, receivedAt: performance.now() });
  readBoard(run.id);
}

/** Stores the saved guest setting in the cached run. */
export function cacheGuestJoin(runId: number, guest_join: boolean): void {
  queryClient.setQueryData<ReceivedRun>(
    keyOf(runId),
    (receivedRun) => receivedRun && { ...receivedRun, run: { ...receivedRun.run, guest_join } },
  );
}

/** Stores the saved questionnaire setting in the cached run. */
export function cacheQuestionnaires(runId: number, questionnaires: Run['questionnaires']): void {
  queryClient.setQueryData<ReceivedRun>(
    keyOf(runId),
    (receivedRun) => receivedRun && { ...receivedRun, run: { ...receivedRun.run, questionnaires } },
  );
}

/** Stores in the cached run whether it names answers. */
export function cacheNamesAnswers(runId: number, names_answers: boolean): void {
  queryClient.setQueryData<ReceivedRun>(
    keyOf(runId),
    (receivedRun) => receivedRun && { ...receivedRun, run: { ...receivedRun.run, names_answers } },
  );
}

/** Stores the saved options in the cached run. */
export function cacheRunOptions(runId: number, options: Pick<Run, 'table' | 'asks_confidence'>): void {
  queryClient.setQueryData<ReceivedRun>(
    keyOf(runId),
    (receivedRun) => receivedRun && { ...receivedRun, run: { ...receivedRun.run, ...options } },
  );
}

/** Stores the saved notes in the cached run. */
export function cacheNotes(runId: number, notes: string): void {
  queryClient.setQueryData<ReceivedRun>(
    keyOf(runId),
    (receivedRun) => receivedRun && { ...receivedRun, run: { ...receivedRun.run, notes } },
  );
}
