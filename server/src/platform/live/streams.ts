import type { ServerResponse } from 'node:http';

import type { RunEvent } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Revocation } from '../db/database.ts';
import { yieldToEventLoop } from '../yield.ts';
import {
  type Channel,
  channelsOf,
  channelsReceiving,
  countStreams,
  createChannels,
  deliveryTime,
  isUrgent,
  type Listener,
  noteSent,
  type RunChannels,
  type Stream,
  stopTimers,
  streamsOfPerson,
  waitFor,
} from './channels.ts';
import { type Frame, frameOf, framesOf, openedText, write } from './frames.ts';
import type { Presence } from './presence.ts';

/** Number of streams that are written to or checked in one event-loop tick. */
const streamsPerTick = 100;
/** A stream with more unsent bytes is dropped. The client reconnects and loads the run again. */
const maxUnsentBytes = 256 * 1024;

/** Limit of open streams per account and process. It allows several devices with several tabs. */
const maxStreamsOfAccount = 20;

/** Interval of pings in ms. Some proxies and firewalls close a connection that is silent for 15 s. */
const defaultPingMs = 10_000;

export type Streams = {
  /**
   * Streams the events of a run into `response`, whose headers must not have been sent. The first event has the revision
   * from `readRevision`, which is called after the stream is registered, so that no event is missed.
   */
  open(
    response: ServerResponse,
    runId: number,
    listener: Listener,
    readRevision: () => Promise<number>,
  ): void;
  receive(event: RunEvent): void;
  /** Resolves once the urgent batches in progress are written to all streams of a run on this process. */
  flushed(runId: number): Promise<void>;
  /** Ends the streams of a session, or of every session of an account. */
  revoked(revocation: Revocation): void;
  /** Makes all clients load their run again, because events may have been lost on the way to this process. */
  missed(): void;
  closeAll(): void;
  size(): number;
};

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

/** Opens the event streams of this process. All readers of a run share the encoded frames. Slow readers are dropped. */
export function openStreams(
  clock: () => number,
  rights: Rights,
  presence: Pick<Presence, 'opened' | 'closed' | 'arrived' | 'left'>,
  pingMs = defaultPingMs,
): Streams {
  const runs = new Map<number, RunChannels>();
  /** The streams of each account on all runs, oldest first. */
  const accounts = new Map<number, Set<Stream>>();
  const pings = setInterval(() => void ping(), pingMs).unref();

  /** Writes a frame to streams. Yields to the event loop regularly, so that thousands of streams don't delay other calls. */
  async function broadcast(
    { streams }: { streams: Set<Stream> },
    frameFor: (stream: Stream) => Frame | undefined,
  ): Promise<void> {
    let writtenCount = 0;
    for (const stream of streams) {
      const frame = frameFor(stream);
      if (frame === undefined) continue;
      const { response } = stream;
      if (response.writableLength > maxUnsentBytes) {
        streams.delete(stream);
        response.destroy();
      } else if (!response.writableEnded) write(response, frame);
      writtenCount += 1;
      if (writtenCount % streamsPerTick === 0) await yieldToEventLoop();
    }
  }

  /**
   * Keeps the connections open. Ends streams whose session was revoked, whose account was deactivated or whose token has
   * expired, and streams of people who became or ceased to be administrators, because those get too little or too much.
   */
  async function ping(): Promise<void> {
    const now = clock();
    const channels = [...runs.values()].flatMap(channelsOf);
    const all = channels.flatMap(({ streams }) => [...streams]);
    const frame = frameOf(': ping\n\n');
    for (const channel of channels) await broadcast(channel, () => frame);
    try {
      for (let from = 0; from < all.length; from += streamsPerTick) {
        await endUnauthorized(all.slice(from, from + streamsPerTick), now);
        await yieldToEventLoop();
      }
    } catch {
      // Without the database clients can't load anything either, so the streams reveal only that something changed.
    }
  }

  async function endUnauthorized(streams: readonly Stream[], now: number): Promise<void> {
    const openSessions = await rights.listOpenSessions([
      ...new Set(streams.map((stream) => stream.session_id)),
    ]);
    for (const stream of streams)
      if (stream.expires_at <= now || openSessions.get(stream.session_id)?.is_admin !== stream.is_admin)
        stream.response.end();
  }

  function flush(channel: Channel): void {
    clearTimeout(channel.timer);
    channel.due = Number.POSITIVE_INFINITY;
    if (channel.pending.size === 0) return;
    const events = [...channel.pending.values()];
    channel.pending.clear();
    channel.lastSentAt = performance.now();
    const sending = broadcast(channel, framesOf(events));
    if (events.some(isUrgent)) channel.sending = sending;
    if (events.some(({ kind }) => kind === 'participants-changed')) void applyMoves(channel);
  }

  function enqueue(run: RunChannels, channel: Channel, event: RunEvent, now: number): void {
    noteSent(channel, run, event, now);
    channel.pending.set(`${event.kind} ${event.room_name}`, event);
    flushAt(channel, deliveryTime(channel, event, now), now);
  }

  /** Enqueues an event once its kind may be sent again. A later event of the kind replaces it. */
  function later(run: RunChannels, channel: Channel, event: RunEvent, wait: number): void {
    clearTimeout(channel.waiting.get(event.kind));
    const timer = setTimeout(() => {
      channel.waiting.delete(event.kind);
      enqueue(run, channel, event, performance.now());
    }, wait);
    channel.waiting.set(event.kind, timer);
  }

  /** Schedules the next batch, unless an earlier one is scheduled. It sends all pending events. */
  function flushAt(channel: Channel, dueAt: number, now: number): void {
    if (channel.due <= dueAt) return;
    channel.due = dueAt;
    clearTimeout(channel.timer);
    // A microtask lets all events of the same commit join the batch.
    if (dueAt <= now) queueMicrotask(() => flush(channel));
    else channel.timer = setTimeout(() => flush(channel), dueAt - now);
  }

  /**
   * Ends the streams of people who were removed from a run. Streams of people who were moved follow them to the new room
   * and make them read everything again, since events of that room may have been missed meanwhile.
   */
  async function applyMoves({ run_id, streams }: Channel): Promise<void> {
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
    if (movedStreams.size > 0) await broadcast({ streams: movedStreams }, () => frame);
  }

  /** Registers a stream with its account, and ends the account's oldest stream if there are too many. */
  function addToAccount(stream: Stream): void {
    const accountStreams = accounts.get(stream.user_id) ?? new Set();
    accounts.set(stream.user_id, accountStreams);
    accountStreams.add(stream);
    const [oldest] = accountStreams;
    if (accountStreams.size <= maxStreamsOfAccount || oldest === undefined) return;
    removeFromAccount(oldest);
    oldest.response.end();
  }

  function removeFromAccount(stream: Stream): void {
    const accountStreams = accounts.get(stream.user_id);
    accountStreams?.delete(stream);
    if (accountStreams?.size === 0) accounts.delete(stream.user_id);
  }

  return {
    open(response, id, listener, readRevision) {
      // A response that is closed already would never emit `close`.
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
      addToAccount(stream);
      // A facilitator with a seat takes part, and is shown as a participant.
      const facilitator =
        listener.is_admin && listener.seat === null ? { run_id: id, user_id: listener.user_id } : null;
      if (listener.seat) presence.opened(listener.seat);
      if (facilitator) presence.arrived(facilitator);
      response.on('error', () => response.destroy());
      response.once('close', () => {
        streams.delete(stream);
        removeFromAccount(stream);
        if (listener.seat) presence.closed(listener.seat);
        if (facilitator) presence.left(facilitator);
        if (countStreams(run) > 0 || runs.get(id) !== run) return;
        for (const channel of channelsOf(run)) stopTimers(channel);
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
        const wait = waitFor(channel, event, now);
        if (wait === 0) enqueue(run, channel, event, now);
        else later(run, channel, event, wait);
      }
      const streams = streamsOfPerson(run, event);
      if (streams.size > 0) void broadcast({ streams }, framesOf([event]));
    },
    revoked({ user_id, session_id }) {
      for (const stream of accounts.get(user_id) ?? [])
        if (session_id === undefined || stream.session_id === session_id) stream.response.end();
    },
    async flushed(id) {
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
        stopTimers(channel);
        for (const stream of channel.streams) stream.response.end();
      }
    },
    size: () => [...runs.values()].reduce((sum, run) => sum + countStreams(run), 0),
  };
}
