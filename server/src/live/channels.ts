import type { ServerResponse } from 'node:http';
import type { RunEvent, RunEventKind } from '@vincere/contract';
import type { Room } from '@vincere/domain';

/**
 * Events of one run that come within so many ms of each other travel together. Who leads a run hears of each vote
 * sooner: a hundred times fewer lines, and they watch it.
 */
const batchMs = { participants: 150, administrators: 20 };
/** Where many listen, a moment longer: telling them takes a fifth of that. */
const batchMsPerStream = 0.2;
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
export type Channel = {
  run_id: number;
  batchMs: number;
  streams: Set<Stream>;
  waiting: Map<string, RunEvent>;
  /** When it was told last, and when what waits is to be told, in ms of the process. */
  lastSentAt: number;
  due: number;
  timer: NodeJS.Timeout | undefined;
  /** Resolves once what everybody waited for last is written to all of its streams. */
  sending: Promise<void>;
};

/** A run's streams: those of its administrators hear all, and sooner. */
export type RunChannels = { participants: Channel; administrators: Channel };

/**
 * When an event that comes `now` is to be told on a channel, in ms as `now` is: at once, unless the channel has just been told
 * of others; behind a crowd that is waited for nothing else waits.
 */
export function deliveryTime(
  { lastSentAt, batchMs: ms, streams }: Channel,
  event: RunEvent,
  now: number,
): number {
  if (isUrgent(event)) return now;
  const wait = crowded.has(event.kind) ? Math.floor(streams.size * crowdMsPerStream) : 0;
  const rested = lastSentAt + ms + streams.size * batchMsPerStream;
  return Math.max(rested, now + Math.min(wait, longestCrowdMs));
}

/** Whether an event leaves at once, though others have just left. */
export function isUrgent({ kind }: RunEvent): boolean {
  return urgent.has(kind);
}

/** The channels of a run that hear of an event. */
export function channelsReceiving(run: RunChannels, event: RunEvent): Channel[] {
  return isForAdministrators(event) ? [run.administrators] : channelsOf(run);
}

export function createChannels(run_id: number): RunChannels {
  const channel = (ms: number): Channel => ({
    run_id,
    batchMs: ms,
    streams: new Set(),
    waiting: new Map(),
    lastSentAt: Number.NEGATIVE_INFINITY,
    due: Number.POSITIVE_INFINITY,
    timer: undefined,
    sending: Promise.resolve(),
  });
  return { participants: channel(batchMs.participants), administrators: channel(batchMs.administrators) };
}

export function channelsOf(run: RunChannels): Channel[] {
  return [run.administrators, run.participants];
}

export function countStreams(run: RunChannels): number {
  return channelsOf(run).reduce((sum, { streams }) => sum + streams.size, 0);
}

/** The streams of the one participant whom an event concerns. */
export function streamsOfPerson({ participants }: RunChannels, { user_id }: RunEvent): Set<Stream> {
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
export function mayReceive(room: Room | null, { kind, room_name }: RunEvent): boolean {
  if (room_name === null || room_name === 'dashboard' || shared.has(kind)) return true;
  if (room === null) return kind !== 'notes-changed';
  return room === 'dashboard' || room === room_name;
}

const shared: ReadonlySet<RunEventKind> = new Set(['room-vote-cast', 'participants-changed']);
