import type { ServerResponse } from 'node:http';
import type { RunEvent, RunEventKind } from '@vincere/contract';
import type { Room } from '@vincere/domain';

/**
 * Events of one run that come within so many ms of each other travel together. Who leads a run hears of each vote
 * sooner: a hundred times fewer lines, and they watch it.
 */
const gatherMs = { participants: 150, administrators: 20 };
/** Where many listen, a moment longer: telling them takes a fifth of that. */
const gatherMsPerStream = 0.2;
/**
 * What comes from a crowd at once: where many listen, the first of it waits for the others too, for so many ms. Each
 * telling makes all of them read the run again.
 */
const crowdMsPerStream = 0.5;
const longestCrowdMs = 500;
const crowded: ReadonlySet<RunEventKind> = new Set(['room-vote-cast', 'final-vote-cast']);
/** What everybody waits for leaves at once, with all that waits before it. */
const urgent: ReadonlySet<RunEventKind> = new Set(['run-status-changed', 'stage-advanced', 'time-added']);

export type Listener = {
  session_id: number;
  user_id: number;
  is_admin: boolean;
  /** When its token ends, in ms. */
  expires_at: number;
  /** The seat that the person holds on the run; null for an observer, and for an administrator without one. */
  seat: { id: number; run_id: number; room_name: Room } | null;
};

export type Stream = Listener & { response: ServerResponse };

/** Streams that are told the same at the same time. */
export type Lane = {
  run_id: number;
  gatherMs: number;
  streams: Set<Stream>;
  waiting: Map<string, RunEvent>;
  /** When it was told last, and when what waits is to be told, in ms of the process. */
  toldAt: number;
  due: number;
  timer: NodeJS.Timeout | undefined;
  /** Resolves once what everybody waited for last is written to all of its streams. */
  telling: Promise<void>;
};

/** A run's streams: those of its administrators hear all, and sooner. */
export type RunLanes = { participants: Lane; administrators: Lane };

/**
 * When an event that comes `now` is to be told on a lane, in ms as `now` is: at once, unless the lane has just been told
 * of others; behind a crowd that is waited for nothing else waits.
 */
export function dueOf({ toldAt, gatherMs: ms, streams }: Lane, event: RunEvent, now: number): number {
  if (isUrgent(event)) return now;
  const wait = crowded.has(event.kind) ? Math.floor(streams.size * crowdMsPerStream) : 0;
  const rested = toldAt + ms + streams.size * gatherMsPerStream;
  return Math.max(rested, now + Math.min(wait, longestCrowdMs));
}

/** Whether an event leaves at once, though others have just left. */
export function isUrgent({ kind }: RunEvent): boolean {
  return urgent.has(kind);
}

/** The lanes of a run that hear of an event. */
export function lanesHearing(run: RunLanes, event: RunEvent): Lane[] {
  return isForAdministrators(event) ? [run.administrators] : lanesOf(run);
}

export function lanesFor(run_id: number): RunLanes {
  const lane = (ms: number): Lane => ({
    run_id,
    gatherMs: ms,
    streams: new Set(),
    waiting: new Map(),
    toldAt: Number.NEGATIVE_INFINITY,
    due: Number.POSITIVE_INFINITY,
    timer: undefined,
    telling: Promise.resolve(),
  });
  return { participants: lane(gatherMs.participants), administrators: lane(gatherMs.administrators) };
}

export function lanesOf(run: RunLanes): Lane[] {
  return [run.administrators, run.participants];
}

export function sizeOf(run: RunLanes): number {
  return lanesOf(run).reduce((sum, { streams }) => sum + streams.size, 0);
}

/** The streams of the one participant whom an event concerns. */
export function streamsOfPerson({ participants }: RunLanes, { user_id }: RunEvent): Set<Stream> {
  if (user_id === undefined) return new Set();
  return new Set([...participants.streams].filter((stream) => stream.user_id === user_id));
}

/** Presence, posts that wait for their release, the facilitators' own notes (those of no room), and one person's events. */
function isForAdministrators({ kind, room_name, user_id }: RunEvent): boolean {
  return (
    kind === 'presence-changed' ||
    kind === 'post-held' ||
    (kind === 'notes-changed' && room_name === null) ||
    user_id !== undefined
  );
}

/**
 * Whether the holder of a room, or an observer (null), may hear an event of a room. A participant hears of the own room
 * and of the dashboard, somebody in the dashboard of every room, an observer of everything but notes. Room votes and
 * changes of participants reach everybody, since all rooms see them.
 */
export function mayHear(room: Room | null, { kind, room_name }: RunEvent): boolean {
  if (room_name === null || room_name === 'dashboard' || shared.has(kind)) return true;
  if (room === null) return kind !== 'notes-changed';
  return room === 'dashboard' || room === room_name;
}

const shared: ReadonlySet<RunEventKind> = new Set(['room-vote-cast', 'participants-changed']);
