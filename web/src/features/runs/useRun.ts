import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { isFinished, type Room } from '@vincere/domain';
import { answeredAt, queryClient, readAhead, readOnce, send } from '../../lib/api.ts';
import { type LiveState, useRunStream } from '../../lib/live/live.ts';
import { type RunAddress, seatByCode } from '../../lib/prefetch-seat.ts';
import { getSession, storedRun } from '../../lib/session/session.ts';
import { useHeldFailure } from '../../lib/useHeldFailure.ts';

/** A run as last received, with the time of receipt (`performance.now()`, ms) from which its clocks continue. */
export type ReceivedRun = { run: Run; receivedAt: number };

const keyOf = (code: string) => ['joinRun', code] as const;

/** Returns a run with its time of receipt, and stores it as this tab's current run. */
function toReceivedRun(run: Run, receivedAt: number): ReceivedRun {
  storedRun.set(run.id, run.access_code);
  return { run, receivedAt };
}

/** The last answer about a seat. `at` is its time of receipt by `Date.now` (ms). */
let lastRead:
  | { seatId: number; answer: Answer<Calls['getUserRun']>; received: ReceivedRun; at: number }
  | undefined;

/**
 * Reads a run through a seat. If nothing has changed since the last read, the server only says so, and the clocks continue
 * from that read. If the device slept in between, `performance.now` may have stopped, so the run is read in full.
 */
async function readBySeat(seatId: number): Promise<ReceivedRun> {
  const knownRead =
    lastRead?.seatId === seatId && !hasSlept(lastRead.received.receivedAt, lastRead.at)
      ? lastRead
      : undefined;
  const answer = await send('getUserRun', { params: { userRunId: seatId }, unless: knownRead?.answer });
  if (knownRead !== undefined && answer === knownRead.answer) return knownRead.received;
  const receivedRun = toReceivedRun(answer.sim_run, answeredAt(answer));
  lastRead = {
    seatId,
    answer,
    received: receivedRun,
    at: Date.now() - (performance.now() - receivedRun.receivedAt),
  };
  return receivedRun;
}

const runQuery = (code: string, seatId: number) => ({
  queryKey: keyOf(code),
  queryFn: () => readBySeat(seatId),
});

/**
 * Prefetches the first data of a freshly loaded page of a run: the run and, on the page of the user's own room, the room.
 * Failures of these reads are left to the page, which reads again.
 */
export async function readRunAhead({ code, room }: RunAddress): Promise<void> {
  const seat = seatByCode(code, (await readOnce('listMyRuns', {})).user_run);
  if (seat === undefined || isFinished(seat.sim_run.status)) return;
  const isOwnRoom = seat.room.room_name === room && seat.room.id !== null;
  await Promise.all([
    queryClient.prefetchQuery(runQuery(code, seat.id)),
    isOwnRoom && readAhead('getRoomRun', { params: { roomRunId: seat.room.id ?? 0 } }),
  ]);
}

/** Returns whether the device slept since a read: then the monotonic clock and the time of day differ by over 2 s. */
function hasSlept(receivedAt: number, at: number): boolean {
  return Math.abs(Date.now() - at - (performance.now() - receivedAt)) > 2_000;
}

/**
 * Reads the run with an access code and keeps it current: it is read again on every event of its stream and every 30 s.
 * The read goes through the seat, because reading by the code would make a removed participant join again.
 */
export function useRun(code: string | undefined, seatId: number | undefined) {
  const { queryKey, queryFn } = runQuery(code ?? '', seatId ?? 0);
  const isEnabled = code !== undefined && seatId !== undefined;
  const seatQuery = useQuery<ReceivedRun>({
    queryKey,
    queryFn,
    enabled: isEnabled,
    refetchInterval: pollMs.participant,
  });
  const query = useHeldFailure(seatQuery, queryKey, isEnabled);
  const live: LiveState = useRunStream(query.data?.run.id, query.data?.run.revision);
  return { ...query, live };
}

/** Returns a function that joins a run in a room and caches the run for the next page. */
export function useJoin() {
  const client = useQueryClient();
  return async (code: string, room: Room | undefined): Promise<Run> => {
    const run = await send('joinRun', { body: { access_code: code, ...(room && { room_name: room }) } });
    const joinedRun = toReceivedRun(run, answeredAt(run));
    client.setQueryData(keyOf(code), joinedRun);
    removedFrom.delete(removalKey(code));
    return run;
  };
}

/** Returns the id of the user's seat if this tab has the run with this code in its cache. */
export function getCachedSeatId(code: string | undefined): number | undefined {
  const cachedRun = queryClient.getQueryData<ReceivedRun>(keyOf(code ?? ''));
  return cachedRun && ownSeat(cachedRun.run)?.user_run_id;
}

/** Runs from which a facilitator removed the user. Their pages no longer join by themselves. */
const removedFrom = new Set<string>();
const removalKey = (code: string) => `${getSession()?.id}:${code}`;

/** Returns whether a facilitator removed the user from the run with this code, in this tab and since the last join. */
export function wasRemovedFrom(code: string): boolean {
  return removedFrom.has(removalKey(code));
}

/** Removes a run from the cache after a facilitator removed the user from it. */
export function forgetRun(code: string): void {
  removedFrom.add(removalKey(code));
  queryClient.removeQueries({ queryKey: keyOf(code) });
  void queryClient.invalidateQueries({ queryKey: ['listMyRuns'] });
}

/** Returns the user's own seat, which is the first of the list. */
export function ownSeat(run: Run) {
  return run.users_playing[0];
}
