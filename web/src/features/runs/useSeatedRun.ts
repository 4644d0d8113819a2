import { isFinished } from '@vincere/domain';
import { CallFailed, queryClient, useRead } from '../../lib/api.ts';
import { useRun } from './useRun.ts';

/**
 * The run behind a code for a person who already has a seat on it. Reading a run joins it, in the default room if no
 * other is named: an address alone must not do that, so a page that is opened cold first looks for the seat.
 */
export function useSeatedRun(code: string | undefined) {
  const isHeld = code !== undefined && queryClient.getQueryData(['joinRun', code]) !== undefined;
  const seats = useRead('listMyRuns', {}, { enabled: code !== undefined && !isHeld });
  const wanted = code?.trim().toUpperCase();
  const seat = seats.data?.user_run.find(({ sim_run }) => sim_run.access_code.toUpperCase() === wanted);
  const query = useRun(isHeld || seat ? code : undefined);
  const isOver = query.data === undefined && seat !== undefined && isFinished(seat.sim_run.status);
  return {
    heard: query.data,
    // A read that reached no server says it sooner than the stream, which may hang for a while.
    live: query.data && query.error && !(query.error instanceof CallFailed) ? ('lost' as const) : query.live,
    /** The latest failure: of the run, else of looking for the seat. */
    error: query.error ?? (query.data ? null : seats.error),
    isFetching: query.isFetching || seats.isFetching,
    /** The person has no seat on a run of this code. */
    isStranger: !isHeld && seats.isSuccess && seat === undefined,
    /** The run was already over when the page was opened. */
    isOver,
    runId: query.data?.run.id ?? seat?.sim_run.id,
    refetch: async () => (isHeld || seat ? query.refetch() : seats.refetch()),
  };
}
