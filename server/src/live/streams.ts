import type { ServerResponse } from 'node:http';
import { type RunEvent, type RunEventKind, streamOpened } from '@vincere/contract';
import type { Presence } from './presence.ts';

/**
 * Events of one run that come within so many ms of each other travel together. Who leads a run hears of each vote
 * sooner: a hundred times fewer lines, and they watch it.
 */
const gatherMs = { participants: 150, administrators: 20 };
/** What everybody waits for leaves at once, with all that waits before it. */
const urgent: ReadonlySet<RunEventKind> = new Set(['run-status-changed', 'stage-advanced', 'time-added']);
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
/** Streams that are told the same at the same time. */
type Lane = {
  run_id: number;
  gatherMs: number;
  streams: Set<Stream>;
  waiting: Map<string, RunEvent>;
  timer: NodeJS.Timeout | undefined;
};
type RunLanes = { participants: Lane; administrators: Lane };

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
  const runs = new Map<number, RunLanes>();
  const pings = setInterval(() => void ping(), pingMs).unref();

  function broadcast(lane: Lane, frame: Buffer): void {
    for (const stream of lane.streams)
      if (stream.response.writableLength > maxBehindBytes) {
        lane.streams.delete(stream);
        stream.response.destroy();
      } else stream.response.write(frame);
  }

  /** Keeps the lines open, and ends those of whoever has signed out, lost the account or let the token run out. */
  async function ping(): Promise<void> {
    const now = clock();
    const lanes = [...runs.values()].flatMap(lanesOf);
    const all = lanes.flatMap(({ streams }) => [...streams]);
    const frame = Buffer.from(': ping\n\n');
    for (const lane of lanes) broadcast(lane, frame);
    try {
      const open = await rights.listOpenSessions([...new Set(all.map((stream) => stream.session_id))]);
      for (const stream of all)
        if (stream.expires_at <= now || !open.has(stream.session_id)) stream.response.end();
    } catch {
      // The database can't be asked: nothing can be read either, so nobody learns more than that something changed.
    }
  }

  function flush(lane: Lane): void {
    if (lane.waiting.size === 0) return;
    const events = [...lane.waiting.values()];
    lane.waiting.clear();
    broadcast(lane, Buffer.from(events.map(frameOf).join('')));
    clearTimeout(lane.timer);
    lane.timer = setTimeout(() => {
      lane.timer = undefined;
      flush(lane);
    }, lane.gatherMs);
    if (events.some(({ kind }) => kind === 'participants-changed')) void dropRemoved(lane);
  }

  /** Somebody removed from a run must not go on following it. */
  async function dropRemoved({ run_id, streams }: Lane): Promise<void> {
    // Where it can't be known who is still on it, everybody comes back and is looked at.
    const members = await rights.listMembers(run_id).catch(() => new Set<number>());
    for (const { is_admin, user_id, response } of streams)
      if (!is_admin && !members.has(user_id)) response.end();
  }

  return {
    open(response, id, listener, readRevision) {
      // Whoever left before it opened would never be heard leaving.
      if (response.destroyed || response.writableEnded) return;
      const run = runs.get(id) ?? lanesFor(id);
      runs.set(id, run);
      const { streams } = listener.is_admin ? run.administrators : run.participants;
      const stream: Stream = { ...listener, response };
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      streams.add(stream);
      if (listener.seat) presence.opened(listener.seat);
      response.on('error', () => response.destroy());
      response.once('close', () => {
        streams.delete(stream);
        if (listener.seat) presence.closed(listener.seat);
        if (sizeOf(run) > 0 || runs.get(id) !== run) return;
        for (const lane of lanesOf(run)) clearTimeout(lane.timer);
        runs.delete(id);
      });
      void readRevision().then(
        (revision) => response.write(openedFrame(id, revision)),
        () => response.end(),
      );
    },
    receive(event) {
      const run = runs.get(event.run_id);
      if (run === undefined) return;
      for (const lane of isForAdministrators(event) ? [run.administrators] : lanesOf(run)) {
        lane.waiting.set(`${event.kind} ${event.room_name}`, event);
        // The first one leaves at once, with those of the same commit; those behind it wait for each other.
        if (lane.timer === undefined || urgent.has(event.kind)) queueMicrotask(() => flush(lane));
      }
    },
    missed() {
      for (const [id, run] of runs)
        for (const lane of lanesOf(run)) broadcast(lane, Buffer.from(openedFrame(id, 0)));
    },
    closeAll() {
      clearInterval(pings);
      for (const lane of [...runs.values()].flatMap(lanesOf)) {
        clearTimeout(lane.timer);
        for (const stream of lane.streams) stream.response.end();
      }
    },
    size: () => [...runs.values()].reduce((sum, run) => sum + sizeOf(run), 0),
  };
}

function lanesFor(run_id: number): RunLanes {
  const lane = (ms: number): Lane => ({
    run_id,
    gatherMs: ms,
    streams: new Set(),
    waiting: new Map(),
    timer: undefined,
  });
  return { participants: lane(gatherMs.participants), administrators: lane(gatherMs.administrators) };
}

function lanesOf(run: RunLanes): Lane[] {
  return [run.administrators, run.participants];
}

function sizeOf(run: RunLanes): number {
  return lanesOf(run).reduce((sum, { streams }) => sum + streams.size, 0);
}

/** Who is there, and the facilitators' own notes: those of no room. */
function isForAdministrators({ kind, room_name }: RunEvent): boolean {
  return kind === 'presence-changed' || (kind === 'notes-changed' && room_name === null);
}

function frameOf(event: RunEvent): string {
  return `id: ${event.revision}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

function openedFrame(runId: number, revision: number): string {
  return `event: ${streamOpened}\ndata: ${JSON.stringify({ run_id: runId, revision })}\n\n`;
}
