import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import type { Room } from '@vincere/domain';
import { send } from '../../lib/api.ts';
import { type LiveState, useRunStream } from '../../lib/live.ts';
import { heldRunId } from '../../lib/session.ts';

/** A run as this page last heard of it, with the moment (performance.now, ms) at which it did: clocks count from there. */
export type HeardRun = { run: Run; receivedAt: number };

const keyOf = (code: string) => ['joinRun', code] as const;

async function verify(code: string, room: Room | undefined): Promise<HeardRun> {
  const run = await send('joinRun', { body: { access_code: code, ...(room ? { room_name: room } : {}) } });
  heldRunId.set(run.id);
  return { run, receivedAt: performance.now() };
}

/**
 * The run behind an access code, kept current: read again on every event of its stream, and every 30 s all the same.
 * Joining with a `room` is the dashboard's; here the room held is what counts.
 */
export function useRun(code: string | undefined) {
  const query = useQuery<HeardRun>({
    queryKey: keyOf(code ?? ''),
    queryFn: () => verify(code ?? '', undefined),
    enabled: code !== undefined,
    refetchInterval: pollMs.participant,
  });
  const live: LiveState = useRunStream(query.data?.run.id);
  return { ...query, live };
}

/** Joins a run in a room and keeps what it answered, so that the page that follows has it at once. */
export function useJoin() {
  const client = useQueryClient();
  return async (code: string, room: Room): Promise<Run> => {
    const heard = await verify(code, room);
    client.setQueryData(keyOf(code), heard);
    return heard.run;
  };
}

/** The caller's own entry is the first of the list (ruling 4.4). */
export function ownSeat(run: Run) {
  return run.users_playing[0];
}
