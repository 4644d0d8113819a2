import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { RunEvent } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Revocation } from '../db/database.ts';
import {
  type Channel,
  channelsOf,
  channelsReceiving,
  countStreams,
  createChannels,
  deliveryTime,
  isUrgent,
  type Listener,
  type RunChannels,
  type Stream,
  streamsOfPerson,
} from './channels.ts';
import { type Frame, frameOf, framesOf, openedText, write } from './frames.ts';
import type { Presence } from './presence.ts';

/** So many streams are written to, or looked at, before other work has its turn. */
const streamsPerTick = 100;
/** A reader that lets more than this pile up is dropped; it comes back and reads again. */
const maxBehindBytes = 256 * 1024;

/** One account may have this many streams open on a process: several devices with several tabs. */
const maxStreamsOfAccount = 20;

export type Streams = {
  /**
   * Streams the events of a run into `response`, which must not have been started. It begins with the revision that
   * `readRevision` gives once the stream is open: what happens meanwhile is not missed.
   */
  open(
    response: ServerResponse,
    runId: number,
    listener: Listener,
    readRevision: () => Promise<number>,
  ): void;
  receive(event: RunEvent): void;
  /** Resolves once what everybody waits for is written to all who follow a run here, as far as it has left. */
  told(runId: number): Promise<void>;
  /** Ends the streams of a session, or of every session of an account. */
  revoked(revocation: Revocation): void;
  /** Tells everybody to read again: events may have been lost on the way here. */
  missed(): void;
  closeAll(): void;
  size(): number;
};

/** Who may still listen. */
export type Rights = {
  /** The rooms of the people on a run, and null for its observers, by account; read when its participants changed. */
  listFollowers(runId: number): Promise<ReadonlyMap<number, Room | null>>;
  /** Those of the sessions that are not revoked and whose account is active, with its right; asked with every ping. */
  listOpenSessions(sessionIds: readonly number[]): Promise<ReadonlyMap<number, { is_admin: boolean }>>;
};

/** The event streams of this process: one encoded frame shared by all readers of a run, slow readers dropped. */
export function openStreams(
  clock: () => number,
  rights: Rights,
  presence: Pick<Presence, 'opened' | 'closed'>,
  pingMs = 20_000,
): Streams {
  const runs = new Map<number, RunChannels>();
  /** The streams of each account on all runs, the oldest first. */
  const accounts = new Map<number, Set<Stream>>();
  const pings = setInterval(() => void ping(), pingMs).unref();

  /** Gives up its turn after every few streams: other calls are not held up by two thousand of them. */
  async function broadcast(
    { streams }: { streams: Set<Stream> },
    frameFor: (stream: Stream) => Frame | undefined,
  ): Promise<void> {
    let written = 0;
    for (const stream of streams) {
      const frame = frameFor(stream);
      if (frame === undefined) continue;
      const { response } = stream;
      if (response.writableLength > maxBehindBytes) {
        streams.delete(stream);
        response.destroy();
      } else if (!response.writableEnded) write(response, frame);
      written += 1;
      if (written % streamsPerTick === 0) await nextTick();
    }
  }

  /**
   * Keeps the lines open, and ends those of whoever has signed out, lost the account or let the token run out, and
   * those of whoever became an administrator or is none any more: that stream tells too little, or too much.
   */
  async function ping(): Promise<void> {
    const now = clock();
    const channels = [...runs.values()].flatMap(channelsOf);
    const all = channels.flatMap(({ streams }) => [...streams]);
    const frame = frameOf(': ping\n\n');
    for (const channel of channels) await broadcast(channel, () => frame);
    try {
      for (let from = 0; from < all.length; from += streamsPerTick) {
        await endWithoutRight(all.slice(from, from + streamsPerTick), now);
        await nextTick();
      }
    } catch {
      // The database can't be asked: nothing can be read either, so nobody learns more than that something changed.
    }
  }

  async function endWithoutRight(streams: readonly Stream[], now: number): Promise<void> {
    const open = await rights.listOpenSessions([...new Set(streams.map((stream) => stream.session_id))]);
    for (const stream of streams)
      if (stream.expires_at <= now || open.get(stream.session_id)?.is_admin !== stream.is_admin)
        stream.response.end();
  }

  function flush(channel: Channel): void {
    clearTimeout(channel.timer);
    channel.due = Number.POSITIVE_INFINITY;
    if (channel.waiting.size === 0) return;
    const events = [...channel.waiting.values()];
    channel.waiting.clear();
    channel.lastSentAt = performance.now();
    const sending = broadcast(channel, framesOf(events));
    if (events.some(isUrgent)) channel.sending = sending;
    if (events.some(({ kind }) => kind === 'participants-changed')) void followMoves(channel);
  }

  /** Whichever of those that wait is due first takes the others along. */
  function flushAt(channel: Channel, due: number, now: number): void {
    if (channel.due <= due) return;
    channel.due = due;
    clearTimeout(channel.timer);
    // What is due leaves with the others of the same commit.
    if (due <= now) queueMicrotask(() => flush(channel));
    else channel.timer = setTimeout(() => flush(channel), due - now);
  }

  /**
   * Ends the streams of people who were removed from a run. Streams of people who were moved follow them to the new room
   * and make them read everything again, since events of that room may have been missed meanwhile.
   */
  async function followMoves({ run_id, streams }: Channel): Promise<void> {
    const participants = [...streams].filter(({ is_admin }) => !is_admin);
    if (participants.length === 0) return;
    // Without an answer everybody is disconnected, and is admitted again on return.
    const rooms = await rights.listFollowers(run_id).catch(() => new Map<number, Room | null>());
    const moved = new Set<Stream>();
    for (const stream of participants) {
      const room = rooms.get(stream.user_id);
      // A seat begins or ends its presence with the stream.
      if (room === undefined || (room === null) !== (stream.seat === null)) stream.response.end();
      else if (room !== null && stream.seat !== null && stream.seat.room_name !== room) {
        stream.seat = { ...stream.seat, room_name: room };
        moved.add(stream);
      }
    }
    const frame = frameOf(openedText(run_id, 0));
    if (moved.size > 0) await broadcast({ streams: moved }, () => frame);
  }

  /** Keeps a stream among those of its account, and ends the oldest one of too many. */
  function keepOfAccount(stream: Stream): void {
    const own = accounts.get(stream.user_id) ?? new Set();
    accounts.set(stream.user_id, own);
    own.add(stream);
    const [oldest] = own;
    if (own.size <= maxStreamsOfAccount || oldest === undefined) return;
    forgetOfAccount(oldest);
    oldest.response.end();
  }

  function forgetOfAccount(stream: Stream): void {
    const own = accounts.get(stream.user_id);
    own?.delete(stream);
    if (own?.size === 0) accounts.delete(stream.user_id);
  }

  return {
    open(response, id, listener, readRevision) {
      // Whoever left before it opened would never be heard leaving.
      if (response.destroyed || response.writableEnded) return;
      const run = runs.get(id) ?? createChannels(id);
      runs.set(id, run);
      const { streams } = listener.is_admin ? run.administrators : run.participants;
      const stream: Stream = { ...listener, response };
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      streams.add(stream);
      keepOfAccount(stream);
      if (listener.seat) presence.opened(listener.seat);
      response.on('error', () => response.destroy());
      response.once('close', () => {
        streams.delete(stream);
        forgetOfAccount(stream);
        if (listener.seat) presence.closed(listener.seat);
        if (countStreams(run) > 0 || runs.get(id) !== run) return;
        for (const channel of channelsOf(run)) clearTimeout(channel.timer);
        runs.delete(id);
      });
      void readRevision().then(
        (revision) => response.write(`retry: 2000\n\n${openedText(id, revision)}`),
        () => response.end(),
      );
    },
    receive(event) {
      const run = runs.get(event.run_id);
      if (run === undefined) return;
      const now = performance.now();
      for (const channel of channelsReceiving(run, event)) {
        channel.waiting.set(`${event.kind} ${event.room_name}`, event);
        flushAt(channel, deliveryTime(channel, event, now), now);
      }
      const streams = streamsOfPerson(run, event);
      if (streams.size > 0) void broadcast({ streams }, framesOf([event]));
    },
    revoked({ user_id, session_id }) {
      for (const stream of accounts.get(user_id) ?? [])
        if (session_id === undefined || stream.session_id === session_id) stream.response.end();
    },
    async told(id) {
      const run = runs.get(id);
      if (run) await Promise.all(channelsOf(run).map(({ sending }) => sending));
    },
    missed() {
      for (const [id, run] of runs) {
        const frame = frameOf(openedText(id, 0));
        for (const channel of channelsOf(run)) void broadcast(channel, () => frame);
      }
    },
    closeAll() {
      clearInterval(pings);
      for (const channel of [...runs.values()].flatMap(channelsOf)) {
        clearTimeout(channel.timer);
        for (const stream of channel.streams) stream.response.end();
      }
    },
    size: () => [...runs.values()].reduce((sum, run) => sum + countStreams(run), 0),
  };
}
