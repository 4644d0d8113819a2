import { isFinished } from '@vincere/domain';
import { CallFailed, useRead } from '../../lib/api.ts';
import { seatByCode } from '../../lib/prefetch-seat.ts';
import { seatHeld, useRun } from './useRun.ts';

/** The run behind a code for a person who already has a seat on it. A page that is opened cold first looks for the seat. */
export function useSeatedRun(code: string | undefined) {
  const held = seatHeld(code);
  const seats = useRead('listMyRuns', {}, { enabled: code !== undefined && held === undefined });
  const seat = code === undefined ? undefined : seatByCode(code, seats.data?.user_run ?? []);
  const wasOver = held === undefined && seat !== undefined && isFinished(seat.sim_run.status);
  const query = useRun(code, held ?? (wasOver ? undefined : seat?.id));
  const isRemoved = query.error instanceof CallFailed && query.error.code === 'seat.unknown';
  return {
    heard: query.data,
    // A read that reached no server says it sooner than the stream, which may hang for a while.
    live: query.data && query.error && !(query.error instanceof CallFailed) ? ('lost' as const) : query.live,
    /** The latest failure: of the run, else of looking for the seat. */
    error: query.error ?? (query.data ? null : seats.error),
    isFetching: query.isFetching || seats.isFetching,
    /** The person has no seat on a run of this code. */
    isStranger: held === undefined && seats.isSuccess && seat === undefined,
    /** The facilitator has taken the person off the run. */
    isRemoved,
    /** The run was already over when the page was opened. */
    isOver: wasOver,
    /** The seat as the list of own runs tells of it, once that was asked. */
    seat,
    runId: query.data?.run.id ?? seat?.sim_run.id,
    refetch: async () => (query.data || seat ? query.refetch() : seats.refetch()),
  };
}
