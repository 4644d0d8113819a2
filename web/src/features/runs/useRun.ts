import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import type { Room } from '@vincere/domain';
import { queryClient, send } from '../../lib/api.ts';
import { type LiveState, useRunStream } from '../../lib/live.ts';
import { getSession, heldRun } from '../../lib/session.ts';

/** A run as this page last heard of it, with the moment (performance.now, ms) at which it did: clocks count from there. */
export type HeardRun = { run: Run; receivedAt: number };

const keyOf = (code: string) => ['joinRun', code] as const;

/** Keeps a run that was just read; what the server says of its time was true about half way between question and answer. */
function hear(run: Run, askedAt: number): HeardRun {
  heldRun.hold(run.id, run.access_code);
  return { run, receivedAt: (askedAt + performance.now()) / 2 };
}

/** The last answer about a seat, and what time it was (`Date.now`, ms) when it was read. */
let last: { seatId: number; answer: Answer<Calls['getUserRun']>; heard: HeardRun; at: number } | undefined;

/**
 * Reads a run through a seat. Where nothing has changed since the last time the server says only that, and the clocks
 * go on from what was heard then; unless the device slept meanwhile, with the clock that they count by.
 */
async function readThrough(seatId: number): Promise<HeardRun> {
  const known = last?.seatId === seatId && !hasSlept(last.heard.receivedAt, last.at) ? last : undefined;
  const askedAt = performance.now();
  const answer = await send('getUserRun', { params: { userRunId: seatId }, unless: known?.answer });
  if (known !== undefined && answer === known.answer) return known.heard;
  const heard = hear(answer.sim_run, askedAt);
  last = { seatId, answer, heard, at: Date.now() };
  return heard;
}

/** Whether the two clocks of the device, which run alike while it is awake, have gone apart since a moment. */
function hasSlept(receivedAt: number, at: number): boolean {
  return Math.abs(Date.now() - at - (performance.now() - receivedAt)) > 2_000;
}

/**
 * The run behind an access code for the holder of a seat on it, kept current: read again on every event of its stream,
 * and every 30 s all the same. It reads through the seat: reading by the code would join again whoever was removed.
 */
export function useRun(code: string | undefined, seatId: number | undefined) {
  const query = useQuery<HeardRun>({
    queryKey: keyOf(code ?? ''),
    queryFn: () => readThrough(seatId ?? 0),
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
    const askedAt = performance.now();
    const run = await send('joinRun', { body: { access_code: code, room_name: room } });
    const joined = hear(run, askedAt);
    client.setQueryData(keyOf(code), joined);
    takenOff.delete(mineOf(code));
    return run;
  };
}

/** The seat of whoever joined under this code in this tab. */
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

/** The caller's own entry is the first of the list (ruling 4.4). */
export function ownSeat(run: Run) {
  return run.users_playing[0];
}
