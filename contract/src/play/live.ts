import { rooms } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id } from '../fields.ts';
import { runId } from './run.ts';

/**
 * The people who receive a kind of event. Administrators receive every kind.
 *
 * - `run`: All participants and observers receive it, also if the event names a room.
 * - `room`: If the event names a room, its participants, people in the dashboard and observers receive it. Otherwise the
 *   audience is `run`.
 * - `room-members`: The audience is that of `room` without observers.
 * - `person`: The person with the `user_id` of the event receives it.
 * - `administrators`: Nobody else receives it.
 */
export type EventAudience = 'run' | 'room' | 'room-members' | 'person' | 'administrators';

type EventRule = {
  audience: EventAudience;
  /** Sent at once, together with all pending events. Other kinds are sent in batches. */
  isUrgent?: true;
  /** Participants receive the kind at most this often, in ms, because each event makes all of them read again. */
  participantsEveryMs?: number;
  /** After an event of this kind, conditions of posts may hold that did not hold before. */
  canReleasePosts?: true;
};

/**
 * The events of a run. An event says that something changed; the reads decide who may see the change. An event with
 * `facilitators_only` goes to administrators, and one with `author_only` to the person whom it names, whatever its kind.
 */
export const runEvents = {
  'run-status-changed': { audience: 'run', isUrgent: true, canReleasePosts: true },
  'run-renamed': { audience: 'run' },
  'run-archived': { audience: 'run' },
  'stage-advanced': { audience: 'run', isUrgent: true, canReleasePosts: true },
  'outcome-shown': { audience: 'run', isUrgent: true },
  'stage-begun': { audience: 'run', isUrgent: true, canReleasePosts: true },
  'clock-changed': { audience: 'run', isUrgent: true },
  'participants-changed': { audience: 'run', canReleasePosts: true },
  'room-vote-cast': { audience: 'run', canReleasePosts: true },
  'final-vote-cast': { audience: 'run' },
  'notes-changed': { audience: 'room-members' },
  'facilitator-notes-changed': { audience: 'administrators' },
  'post-published': { audience: 'room' },
  'post-held': { audience: 'administrators', canReleasePosts: true },
  'content-edited': { audience: 'room', canReleasePosts: true },
  'presence-changed': { audience: 'administrators' },
  'guest-join-changed': { audience: 'run' },
  'questionnaires-changed': { audience: 'run' },
  'options-changed': { audience: 'run' },
  announced: { audience: 'room' },
  nudged: { audience: 'room' },
  'help-changed': { audience: 'person' },
  'order-changed': { audience: 'run', participantsEveryMs: 2_000 },
  'table-changed': { audience: 'run', participantsEveryMs: 2_000, canReleasePosts: true },
  'judgement-corrected': { audience: 'run', canReleasePosts: true },
  'facts-changed': { audience: 'administrators' },
  'debrief-changed': { audience: 'run', participantsEveryMs: 2_000 },
  'rating-changed': { audience: 'person' },
  'report-shared': { audience: 'run' },
} as const satisfies Record<string, EventRule>;

export type RunEventKind = keyof typeof runEvents;

export const runEventKinds = Object.keys(runEvents) as RunEventKind[];

/** Returns how a kind of event is delivered, and what it can cause. */
export function ruleOfEvent(kind: RunEventKind): EventRule {
  return runEvents[kind];
}

/** One event of a run's stream. The SSE `event:` is its kind, the SSE `id:` its revision. */
export const RunEvent = z.object({
  kind: z.enum(runEventKinds),
  run_id: Id,
  /** The run's revision after the change. */
  revision: z.int(),
  /** The room, if the event is about one room. */
  room_name: z.enum(rooms).nullable(),
  /** The person, if the audience of the kind is `person`. */
  user_id: Id.optional(),
  /** Present if the change shows nothing new to anybody else. Only administrators receive it then. */
  facilitators_only: z.literal(true).optional(),
  /** Present with `user_id` if the change is private to that person. Not even administrators receive it then. */
  author_only: z.literal(true).optional(),
});
export type RunEvent = z.infer<typeof RunEvent>;

/** The first event of every stream, with the run's current revision. A client whose last revision differs reads again. */
export const streamOpened = 'stream-opened';

export const live = {
  streamRunEvents: defineCall({
    method: 'GET',
    path: '/simulation-run-events/:runId',
    access: 'follow',
    summary: 'Stream the events of a run as server-sent events, with the bearer token in the header',
    params: runId,
    answer: 'events',
  }),
};
