import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { isFinished, type Room } from '@vincere/domain';
import { answeredAt, queryClient, readAhead, readOnce, send } from '../../lib/api.ts';
import { type LiveState, useRunStream } from '../../lib/live.ts';
import { type RunAddress, seatByCode } from '../../lib/prefetch-seat.ts';
import { getSession, storedRun } from '../../lib/session.ts';

/** A run as this page last heard of it, with the moment (performance.now, ms) at which it did: clocks count from there. */
export type HeardRun = { run: Run; receivedAt: number };

const keyOf = (code: string) => ['joinRun', code] as const;

/** Keeps a run that was read, with the moment at which it was. */
function hear(run: Run, receivedAt: number): HeardRun {
  storedRun.hold(run.id, run.access_code);
  return { run, receivedAt };
}

/** The last answer about a seat, and what time it was (`Date.now`, ms) when it was true. */
let last: { seatId: number; answer: Answer<Calls['getUserRun']>; heard: HeardRun; at: number } | undefined;

/**
 * Reads a run through a seat. Where nothing has changed since the last time the server says only that, and the clocks
 * go on from what was heard then; unless the device slept meanwhile, with the clock that they count by.
 */
async function readThrough(seatId: number): Promise<HeardRun> {
  const known = last?.seatId === seatId && !hasSlept(last.heard.receivedAt, last.at) ? last : undefined;
  const answer = await send('getUserRun', { params: { userRunId: seatId }, unless: known?.answer });
  if (known !== undefined && answer === known.answer) return known.heard;
  const heard = hear(answer.sim_run, answeredAt(answer));
  last = { seatId, answer, heard, at: Date.now() - (performance.now() - heard.receivedAt) };
  return heard;
}

const runQuery = (code: string, seatId: number) => ({
  queryKey: keyOf(code),
  queryFn: () => readThrough(seatId),
});

/**
 * Reads what a page of a run that is opened cold shows first: the run behind the code through the person's seat on it, and
 * on the page of the seat's own room this too. What fails is the page's to meet.
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

/** Whether the two clocks of the device, which run alike while it is awake, have gone apart since a moment. */
function hasSlept(receivedAt: number, at: number): boolean {
  return Math.abs(Date.now() - at - (performance.now() - receivedAt)) > 2_000;
}

/**
 * The run behind an access code for the holder of a seat on it, kept current: read again on every event of its stream,
 * and every 30 s as well. It reads through the seat, because reading by the code would make a removed person join again.
 */
export function useRun(code: string | undefined, seatId: number | undefined) {
  const query = useQuery<HeardRun>({
    ...runQuery(code ?? '', seatId ?? 0),
    enabled: code !== undefined && seatId !== undefined,
    refetchInterval: pollMs.participant,
  });
  const live: LiveState = useRunStream(query.data?.run.id, query.data?.run.revision);
  return { ...query, live };
}

/** Joins a run in a room and keeps what it answered, so that the page that follows has it at once. */
export function useJoin() {
  const client = useQueryClient();
  return async (code: string, room: Room): Promise<Run> => {
    const run = await send('joinRun', { body: { access_code: code, room_name: room } });
    const joined = hear(run, answeredAt(run));
    client.setQueryData(keyOf(code), joined);
    takenOff.delete(mineOf(code));
    return run;
  };
}

/** Returns the seat of the participant who joined under this code in this tab. */
export function seatHeld(code: string | undefined): number | undefined {
  const held = queryClient.getQueryData<HeardRun>(keyOf(code ?? ''));
  return held && ownSeat(held.run)?.user_run_id;
}

/** Runs that a facilitator took this person off: their pages no longer join by themselves. */
const takenOff = new Set<string>();
const mineOf = (code: string) => `${getSession()?.id}:${code}`;

export function wasTakenOff(code: string): boolean {
  return takenOff.has(mineOf(code));
}

/** Forgets what this tab knows of the run behind a code, which its facilitator took the person off. */
export function forgetRun(code: string): void {
  takenOff.add(mineOf(code));
  queryClient.removeQueries({ queryKey: keyOf(code) });
  void queryClient.invalidateQueries({ queryKey: ['listMyRuns'] });
}

/** Returns the user's own seat, which is the first of the list. */
export function ownSeat(run: Run) {
  return run.users_playing[0];
}
