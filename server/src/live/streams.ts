import type { ServerResponse } from 'node:http';
import { type RunEvent, streamOpened } from '@vincere/contract';
import type { Presence } from './presence.ts';

/** Events of one run that come within this time of each other travel together. */
const gatherMs = 150;
/** A reader that lets more than this pile up is dropped; it comes back and reads again. */
const maxBehindBytes = 256 * 1024;

export type Listener = {
  session_id: number;
  user_id: number;
  is_admin: boolean;
  /** When its token ends, in ms. */
  expires_at: number;
  /** The seat that the person holds on the run. */
  seat: { id: number; run_id: number } | null;
};

type Stream = Listener & { response: ServerResponse };
type RunStreams = { streams: Set<Stream>; waiting: Map<string, RunEvent>; timer: NodeJS.Timeout | undefined };

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
  /** Tells everybody to read again: events may have been lost on the way here. */
  missed(): void;
  closeAll(): void;
  size(): number;
};

/** Who may still listen. */
export type Rights = {
  /** The ids of the people on a run; asked when its participants changed. */
  listMembers(runId: number): Promise<ReadonlySet<number>>;
  /** Those of the sessions that are not revoked and whose account is active; asked with every ping. */
  listOpenSessions(sessionIds: readonly number[]): Promise<ReadonlySet<number>>;
};

/** The event streams of this process: one encoded frame shared by all readers of a run, slow readers dropped. */
export function openStreams(
  clock: () => number,
  rights: Rights,
  presence: Pick<Presence, 'opened' | 'closed'>,
  pingMs = 20_000,
): Streams {
  const runs = new Map<number, RunStreams>();
  const pings = setInterval(() => void ping(), pingMs).unref();

  function write(run: RunStreams, stream: Stream, frame: Buffer): void {
    if (stream.response.writableLength > maxBehindBytes) {
      run.streams.delete(stream);
      stream.response.destroy();
    } else stream.response.write(frame);
  }

  function broadcast(run: RunStreams, frame: Buffer): void {
    for (const stream of run.streams) write(run, stream, frame);
  }

  /** Keeps the lines open, and ends those of whoever has signed out, lost the account or let the token run out. */
  async function ping(): Promise<void> {
    const now = clock();
    const all = [...runs.values()].flatMap((run) => [...run.streams]);
    const frame = Buffer.from(': ping\n\n');
    for (const run of runs.values()) broadcast(run, frame);
    try {
      const open = await rights.listOpenSessions([...new Set(all.map((stream) => stream.session_id))]);
      for (const stream of all)
        if (stream.expires_at <= now || !open.has(stream.session_id)) stream.response.end();
    } catch {
      // The database can't be asked: nothing can be read either, so nobody learns more than that something changed.
    }
  }

  function flush(runId: number, run: RunStreams): void {
    run.timer = undefined;
    if (run.waiting.size === 0) return;
    const events = [...run.waiting.values()];
    run.waiting.clear();
    const forEverybody = events.filter((event) => !isForAdministrators(event));
    const frame = framesOf(forEverybody);
    const frameOfAdministrators = forEverybody.length === events.length ? frame : framesOf(events);
    for (const stream of run.streams) {
      const own = stream.is_admin ? frameOfAdministrators : frame;
      if (own.length > 0) write(run, stream, own);
    }
    run.timer = setTimeout(() => flush(runId, run), gatherMs);
    if (events.some(({ kind }) => kind === 'participants-changed')) void dropRemoved(runId, run);
  }

  /** Somebody removed from a run must not go on following it. */
  async function dropRemoved(runId: number, run: RunStreams): Promise<void> {
    try {
      const members = await rights.listMembers(runId);
      for (const stream of run.streams)
        if (!stream.is_admin && !members.has(stream.user_id)) stream.response.end();
    } catch {
      for (const stream of run.streams) stream.response.end();
    }
  }

  return {
    open(response, id, listener, readRevision) {
      // Whoever left before it opened would never be heard leaving.
      if (response.destroyed || response.writableEnded) return;
      const run = runs.get(id) ?? { streams: new Set(), waiting: new Map(), timer: undefined };
      runs.set(id, run);
      const stream: Stream = { ...listener, response };
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      run.streams.add(stream);
      if (listener.seat) presence.opened(listener.seat);
      response.on('error', () => response.destroy());
      response.once('close', () => {
        run.streams.delete(stream);
        if (listener.seat) presence.closed(listener.seat);
        if (run.streams.size === 0 && runs.get(id) === run) {
          clearTimeout(run.timer);
          runs.delete(id);
        }
      });
      void readRevision().then(
        (revision) => response.write(openedFrame(id, revision)),
        () => response.end(),
      );
    },
    receive(event) {
      const run = runs.get(event.run_id);
      if (run === undefined) return;
      run.waiting.set(`${event.kind} ${event.room_name}`, event);
      // The first one leaves at once; those behind it wait for each other.
      if (run.timer === undefined) flush(event.run_id, run);
    },
    missed() {
      for (const [id, run] of runs) broadcast(run, Buffer.from(openedFrame(id, 0)));
    },
    closeAll() {
      clearInterval(pings);
      for (const run of runs.values()) {
        clearTimeout(run.timer);
        for (const stream of run.streams) stream.response.end();
      }
    },
    size: () => [...runs.values()].reduce((sum, run) => sum + run.streams.size, 0),
  };
}

/** Who is there, and the facilitators' own notes: those of no room. */
function isForAdministrators({ kind, room_name }: RunEvent): boolean {
  return kind === 'presence-changed' || (kind === 'notes-changed' && room_name === null);
}

function framesOf(events: readonly RunEvent[]): Buffer {
  return Buffer.from(events.map(frameOf).join(''));
}

function frameOf(event: RunEvent): string {
  return `id: ${event.revision}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

function openedFrame(runId: number, revision: number): string {
  return `event: ${streamOpened}\ndata: ${JSON.stringify({ run_id: runId, revision })}\n\n`;
}
