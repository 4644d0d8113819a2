import type { ServerResponse } from 'node:http';
import type { RunEvent } from '@vincere/contract';
import type { Revocation } from '../db/database.ts';
import { AccountStreams } from './account-streams.ts';
import { Batches } from './batches.ts';
import { broadcast } from './broadcast.ts';
import {
  type Channel,
  channelsOf,
  countStreams,
  createChannels,
  type Listener,
  type RunChannels,
  type Stream,
  stopTimers,
} from './channels.ts';
import { frameOf, openedText } from './frames.ts';
import type { Presence } from './presence.ts';
import { applyMoves, endUnauthorized, type Rights } from './stream-rights.ts';

/** Interval of pings in ms. Some proxies and firewalls close a connection that is silent for 15 s. */
const defaultPingMs = 10_000;

type StreamPresence = Pick<Presence, 'opened' | 'closed' | 'arrived' | 'left'>;

/** The event streams of this process. All readers of a run share the encoded frames. Slow readers are dropped. */
export class Streams {
  readonly #clock: () => number;
  readonly #rights: Rights;
  readonly #presence: StreamPresence;
  readonly #runs = new Map<number, RunChannels>();
  readonly #accounts = new AccountStreams();
  readonly #batches: Batches;
  readonly #pings: NodeJS.Timeout;

  constructor(clock: () => number, rights: Rights, presence: StreamPresence, pingMs = defaultPingMs) {
    this.#clock = clock;
    this.#rights = rights;
    this.#presence = presence;
    this.#batches = new Batches((channel) => void applyMoves(rights, channel));
    this.#pings = setInterval(() => void this.#ping(), pingMs).unref();
  }

  /**
   * Streams the events of a run into `response`, whose headers must not have been sent. The first event has the revision
   * from `readRevision`, which is called after the stream is registered, so that no event is missed.
   */
  open(
    response: ServerResponse,
    runId: number,
    listener: Listener,
    readRevision: () => Promise<number>,
  ): void {
    // A response that is closed already would never emit `close`.
    if (response.destroyed || response.writableEnded) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    response.on('error', () => response.destroy());
    const unregister = this.#register(runId, { ...listener, response });
    response.once('close', unregister);
    void readRevision().then(
      (revision) => response.write(`retry: 2000\n\n${openedText(runId, revision)}`),
      () => response.end(),
    );
  }

  /** Adds a stream to its run, its account and the presence. Returns a function that removes it. */
  #register(runId: number, stream: Stream): () => void {
    const run = this.#runs.get(runId) ?? createChannels(runId);
    this.#runs.set(runId, run);
    // The stream's seat may change its room meanwhile. Presence must be told of the same seat both times.
    const { is_admin, seat, user_id } = stream;
    const { streams } = is_admin ? run.administrators : run.participants;
    streams.add(stream);
    this.#accounts.add(stream);
    // A facilitator with a seat takes part, and is shown as a participant.
    const facilitator = is_admin && seat === null ? { run_id: runId, user_id } : null;
    if (seat) this.#presence.opened(seat);
    if (facilitator) this.#presence.arrived(facilitator);
    return () => {
      streams.delete(stream);
      this.#accounts.remove(stream);
      if (seat) this.#presence.closed(seat);
      if (facilitator) this.#presence.left(facilitator);
      if (countStreams(run) > 0 || this.#runs.get(runId) !== run) return;
      for (const channel of channelsOf(run)) stopTimers(channel);
      this.#runs.delete(runId);
    };
  }

  receive(event: RunEvent): void {
    const run = this.#runs.get(event.run_id);
    if (run !== undefined) this.#batches.add(run, event);
  }

  /** Resolves once the urgent batches in progress are written to all streams of a run on this process. */
  async flushed(runId: number): Promise<void> {
    const run = this.#runs.get(runId);
    if (run) await Promise.all(channelsOf(run).map(({ sending }) => sending));
  }

  /** Ends the streams of a session, or of every session of an account. */
  revoked({ user_id, session_id }: Revocation): void {
    for (const stream of this.#accounts.of(user_id))
      if (session_id === undefined || stream.session_id === session_id) stream.response.end();
  }

  /** Makes all clients load their run again, because events may have been lost on the way to this process. */
  missed(): void {
    for (const { run_id, streams } of this.#channels()) {
      const frame = frameOf(openedText(run_id, 0));
      void broadcast(streams, () => frame);
    }
  }

  closeAll(): void {
    clearInterval(this.#pings);
    for (const channel of this.#channels()) {
      stopTimers(channel);
      for (const stream of channel.streams) stream.response.end();
    }
  }

  size(): number {
    return this.#channels().reduce((sum, { streams }) => sum + streams.size, 0);
  }

  #channels(): Channel[] {
    return [...this.#runs.values()].flatMap(channelsOf);
  }

  /** Keeps the connections open, and ends the streams that may not stay open. */
  async #ping(): Promise<void> {
    const now = this.#clock();
    const channels = this.#channels();
    const openStreams = channels.flatMap(({ streams }) => [...streams]);
    const frame = frameOf(': ping\n\n');
    for (const { streams } of channels) await broadcast(streams, () => frame);
    try {
      await endUnauthorized(this.#rights, openStreams, now);
    } catch {
      // Without the database clients can't load anything either, so the streams reveal only that something changed.
    }
  }
}
