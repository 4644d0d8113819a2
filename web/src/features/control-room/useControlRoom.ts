import { useQuery } from '@tanstack/react-query';
import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { isFinished } from '@vincere/domain';
import { queryClient, send, useRead } from '../../lib/api.ts';
import { pollBeside, useRunStream } from '../../lib/live.ts';
import type { HeardRun } from './types.ts';

// Beside the reads of other pages under the same call: this one keeps the moment too.
const keyOf = (runId: number) => ['getRun', { params: { runId } }, 'heard'] as const;

/**
 * A run and its board, kept current by its stream. While that is down, or while one of them could not be read, they are
 * asked for every 5 s, until the run is finished (section 4, ruling 4.14).
 */
export function useControlRoom(runId: number) {
  const live = useRunStream(runId);
  const poll = pollBeside(live, pollMs.facilitator);
  const run = useQuery<HeardRun>({
    queryKey: keyOf(runId),
    queryFn: async () => ({
      run: await send('getRun', { params: { runId } }),
      receivedAt: performance.now(),
    }),
    refetchInterval: (query) => {
      const { data } = query.state;
      return data && isFinished(data.run.status) ? false : poll(query);
    },
  });
  const isOver = run.data !== undefined && isFinished(run.data.run.status);
  const board = useRead('getRunBoard', { params: { runId } }, { refetchInterval: isOver ? false : poll });
  return { run, board, live };
}

/** Reads the run itself again. */
export function readRun(runId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(runId) });
}

export function readBoard(runId: number): void {
  void queryClient.invalidateQueries({ queryKey: ['getRunBoard', { params: { runId } }] });
}

/** Keeps what a change of the run answered, and reads at once what it does not tell. */
export function keepRun(run: Run): void {
  queryClient.setQueryData<HeardRun>(keyOf(run.id), { run, receivedAt: performance.now() });
  readBoard(run.id);
}

/** Whether guests are let in, as it was just set. */
export function keepGuestJoin(runId: number, guest_join: boolean): void {
  queryClient.setQueryData<HeardRun>(
    keyOf(runId),
    (heard) => heard && { ...heard, run: { ...heard.run, guest_join } },
  );
}

/** The notes as they were just saved: the next read brings the same. */
export function keepNotes(runId: number, notes: string): void {
  queryClient.setQueryData<HeardRun>(
    keyOf(runId),
    (heard) => heard && { ...heard, run: { ...heard.run, notes } },
  );
}
