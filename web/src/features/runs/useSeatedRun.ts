import { isFinished } from '@vincere/domain';
import { CallFailed, useRead } from '../../lib/api.ts';
import { seatByCode } from '../../lib/prefetch-seat.ts';
import { getCachedSeatId, useRun } from './useRun.ts';

/** Reads the run with an access code for a user with a seat on it. A freshly loaded page looks up the seat first. */
export function useSeatedRun(code: string | undefined) {
  const cachedSeatId = getCachedSeatId(code);
  const seats = useRead('listMyRuns', {}, { enabled: code !== undefined && cachedSeatId === undefined });
  const seat = code === undefined ? undefined : seatByCode(code, seats.data?.user_run ?? []);
  const wasOver = cachedSeatId === undefined && seat !== undefined && isFinished(seat.sim_run.status);
  const query = useRun(code, cachedSeatId ?? (wasOver ? undefined : seat?.id));
  const isRemoved = query.error instanceof CallFailed && query.error.code === 'seat.unknown';
  return {
    received: query.data,
    // A failed read shows a lost connection sooner than the stream, which may hang for a while.
    live: query.data && query.error && !(query.error instanceof CallFailed) ? ('lost' as const) : query.live,
    /** The last error: of reading the run, otherwise of looking up the seat. */
    error: query.error ?? (query.data ? null : seats.error),
    isFetching: query.isFetching || seats.isFetching,
    /** True if the user has no seat on a run with this code. */
    hasNoSeat: cachedSeatId === undefined && seats.isSuccess && seat === undefined,
    /** True if a facilitator has removed the user from the run. */
    isRemoved,
    /** True if the run was already over when the page was opened. */
    isOver: wasOver,
    /** The seat in the list of the user's runs, if that list was read. */
    seat,
    runId: query.data?.run.id ?? seat?.sim_run.id,
    refetch: async () => (query.data || seat ? query.refetch() : seats.refetch()),
  };
}
