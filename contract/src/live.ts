import { rooms } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id } from './fields.ts';
import { runId } from './runs.ts';

/**
 * The events of a run. An event says that something changed; the reads decide who may see the change. Administrators receive
 * every event. `presence-changed`, `post-held`, `facts-changed` and `notes-changed` without a room go to them only,
 * `help-changed` and `rating-changed` to them and to the person concerned. A participant receives the events of their
 * own room and of the dashboard; a person in the dashboard, those of every room; an observer, those of every room except notes.
 * Everybody receives `room-vote-cast` and `participants-changed`. Participants receive `order-changed`, `table-changed` and
 * `debrief-changed` at most once every two seconds each. Only administrators receive an event with `facilitators_only`, and only
 * the person concerned one with `author_only`.
 */
export const runEventKinds = [
  'run-status-changed',
  'run-renamed',
  'run-archived',
  'stage-advanced',
  'clock-changed',
  'participants-changed',
  'room-vote-cast',
  'final-vote-cast',
  'notes-changed',
  'post-published',
  'post-held',
  'content-edited',
  'presence-changed',
  'guest-join-changed',
  'questionnaires-changed',
  'options-changed',
  'announced',
  'nudged',
  'help-changed',
  'order-changed',
  'table-changed',
  'judgement-corrected',
  'facts-changed',
  'debrief-changed',
  'rating-changed',
  'report-shared',
] as const;

/** One event of a run's stream. The SSE `event:` is its kind, the SSE `id:` its revision. */
export const RunEvent = z.object({
  kind: z.enum(runEventKinds),
  run_id: Id,
  /** The run's revision after the change. */
  revision: z.int(),
  /** The room, if the event is about one room. */
  room_name: z.enum(rooms).nullable(),
  /** The person, if the event concerns only one. Only that person and administrators receive it. */
  user_id: Id.optional(),
  /** Present if the change shows nothing new to anybody else. Only administrators receive it then. */
  facilitators_only: z.literal(true).optional(),
  /** Present with `user_id` if the change is private to that person. Not even administrators receive it then. */
  author_only: z.literal(true).optional(),
});
export type RunEvent = z.infer<typeof RunEvent>;
export type RunEventKind = RunEvent['kind'];

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
