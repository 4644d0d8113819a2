import type { Room } from '@vincere/domain';
import { yieldToEventLoop } from '../yield.ts';
import { broadcast, streamsPerTick } from './broadcast.ts';
import type { Channel, Stream } from './channels.ts';
import { frameOf, openedText } from './frames.ts';

/** Lookups that decide which streams may stay open. */
export type Rights = {
  /**
   * Returns the room of each participant of a run, and null for observers, by account id. Called when participants
   * changed.
   */
  listFollowers(runId: number): Promise<ReadonlyMap<number, Room | null>>;
  /** Returns the sessions that are not revoked and whose account is active. Called with every ping. */
  listOpenSessions(sessionIds: readonly number[]): Promise<ReadonlyMap<number, { is_admin: boolean }>>;
};

/**
 * Ends streams whose session was revoked, whose account was deactivated or whose token has expired `now` (epoch ms), and streams of
 * people who became or ceased to be administrators, because those get too little or too much.
 */
export async function endUnauthorized(
  rights: Rights,
  streams: readonly Stream[],
  now: number,
): Promise<void> {
  for (let from = 0; from < streams.length; from += streamsPerTick) {
    const checkedStreams = streams.slice(from, from + streamsPerTick);
    const sessionIds = new Set(checkedStreams.map((stream) => stream.session_id));
    const openSessions = await rights.listOpenSessions([...sessionIds]);
    for (const stream of checkedStreams)
      if (stream.expires_at <= now || openSessions.get(stream.session_id)?.is_admin !== stream.is_admin)
        stream.response.end();
    await yieldToEventLoop();
  }
}

/**
 * Ends the streams of people who were removed from a run. Streams of people who were moved follow them to the new room
 * and make them read everything again, since events of that room may have been missed meanwhile.
 */
export async function applyMoves(rights: Rights, { run_id, streams }: Channel): Promise<void> {
  const participants = [...streams].filter(({ is_admin }) => !is_admin);
  if (participants.length === 0) return;
  // If the query fails, all participants are disconnected. Their rights are checked when they reconnect.
  const rooms = await rights.listFollowers(run_id).catch(() => new Map<number, Room | null>());
  const movedStreams = new Set<Stream>();
  for (const stream of participants) {
    const room = rooms.get(stream.user_id);
    // A stream can't gain or lose its seat, because presence is counted when it opens and closes.
    if (room === undefined || (room === null) !== (stream.seat === null)) stream.response.end();
    else if (room !== null && stream.seat !== null && stream.seat.room_name !== room) {
      stream.seat = { ...stream.seat, room_name: room };
      movedStreams.add(stream);
    }
  }
  const frame = frameOf(openedText(run_id, 0));
  if (movedStreams.size > 0) await broadcast(movedStreams, () => frame);
}
