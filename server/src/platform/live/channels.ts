import type { ServerResponse } from 'node:http';
import { type RunEvent, type RunEventKind, ruleOfEvent } from '@vincere/contract';
import type { Room } from '@vincere/domain';

/**
 * Events of one run that occur within this many ms are sent in one batch. Administrators get theirs sooner: they have far
 * fewer connections, and they watch the votes come in.
 */
const batchMs = { participants: 150, administrators: 20 };
/** Extra batch time per stream. Writing to a stream takes a fifth of it. */
const batchMsPerStream = 0.2;
export type Listener = {
  session_id: number;
  user_id: number;
  is_admin: boolean;
  /** When the access token expires, in epoch ms. */
  expires_at: number;
  /** The person's seat on the run; null for observers and for administrators without a seat. */
  seat: { id: number; run_id: number; room_name: Room } | null;
};

export type Stream = Listener & { response: ServerResponse };

/** Streams that get the same batches at the same time. */
export type Channel = {
  run_id: number;
  batchMs: number;
  streams: Set<Stream>;
  pending: Map<string, RunEvent>;
  /** Times of the last batch and of the next one (`performance.now()`). */
  lastSentAt: number;
  due: number;
  timer: NodeJS.Timeout | undefined;
  /** When events of a kind that is limited may be sent again (`performance.now()`). */
  nextAt: Map<RunEventKind, number>;
  /** Events that wait for this time, by kind. */
  waiting: Map<RunEventKind, NodeJS.Timeout>;
  /** Resolves once the last urgent batch is written to all streams. */
  sending: Promise<void>;
};

/** The streams of a run. Administrators get all events, and sooner. */
export type RunChannels = { participants: Channel; administrators: Channel };

/**
 * Returns when an event that occurs `now` must be sent on a channel (`performance.now()`). This is now, unless a batch was
 * sent a moment ago.
 */
export function deliveryTime(
  { lastSentAt, batchMs: ms, streams }: Channel,
  event: RunEvent,
  now: number,
): number {
  if (isUrgent(event)) return now;
  return Math.max(now, lastSentAt + ms + streams.size * batchMsPerStream);
}

/** Returns how many ms an event must wait because its kind is limited on this channel; 0 if it need not wait. */
export function waitFor({ nextAt }: Channel, { kind }: RunEvent, now: number): number {
  return Math.max(0, (nextAt.get(kind) ?? now) - now);
}

/** Notes that an event is sent `now`, for the limit on its kind. */
export function noteSent(channel: Channel, run: RunChannels, { kind }: RunEvent, now: number): void {
  const interval = channel === run.participants ? ruleOfEvent(kind).participantsEveryMs : undefined;
  if (interval !== undefined) channel.nextAt.set(kind, now + interval);
}

/** Stops the timers of a channel. */
export function stopTimers({ timer, waiting }: Channel): void {
  clearTimeout(timer);
  for (const one of waiting.values()) clearTimeout(one);
  waiting.clear();
}

/** Returns whether an event is sent at once, even right after a batch. */
export function isUrgent({ kind }: RunEvent): boolean {
  return ruleOfEvent(kind).isUrgent === true;
}

/** Returns the channels of a run that receive an event. One that is private to a person reaches only `streamsOfPerson`. */
export function channelsReceiving(run: RunChannels, event: RunEvent): Channel[] {
  if (event.author_only === true) return [];
  return isForAdministrators(event) ? [run.administrators] : channelsOf(run);
}

export function createChannels(run_id: number): RunChannels {
  const channel = (ms: number): Channel => ({
    run_id,
    batchMs: ms,
    streams: new Set(),
    pending: new Map(),
    lastSentAt: Number.NEGATIVE_INFINITY,
    due: Number.POSITIVE_INFINITY,
    timer: undefined,
    nextAt: new Map(),
    waiting: new Map(),
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

/**
 * Returns the streams of the person that an event is addressed to, without those that get it in a batch for administrators; empty
 * for other events.
 */
export function streamsOfPerson(run: RunChannels, { user_id, author_only }: RunEvent): Set<Stream> {
  if (user_id === undefined) return new Set();
  const channels = author_only === true ? channelsOf(run) : [run.participants];
  const streams = channels.flatMap((channel) => [...channel.streams]);
  return new Set(streams.filter((stream) => stream.user_id === user_id));
}

function isForAdministrators({ kind, facilitators_only }: RunEvent): boolean {
  const { audience } = ruleOfEvent(kind);
  return audience === 'administrators' || audience === 'person' || facilitators_only === true;
}

/**
 * Returns whether a participant in `room`, or an observer (null), may receive an event that isn't for administrators only.
 * People in the dashboard receive the events of every room, and everybody receives those of the dashboard.
 */
export function mayReceive(room: Room | null, { kind, room_name }: RunEvent): boolean {
  const { audience } = ruleOfEvent(kind);
  if (room_name === null || room_name === 'dashboard' || audience === 'run') return true;
  if (room === null) return audience !== 'room-members';
  return room === 'dashboard' || room === room_name;
}
