import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxReadMarks } from '../constants.ts';
import { Id, pathId, RoomName } from '../fields.ts';
import { rooms as roomMessages } from '../messages/rooms.ts';
import { runId } from './run.ts';

export const readReceipts = {
  getOwnReading: defineCall({
    method: 'GET',
    path: '/simulation-run-own-reading/:runId',
    access: 'vote',
    summary: "List the posts that the caller's room can see, and those that the caller has read",
    params: runId,
    answer: z.object({
      room_name: RoomName,
      /** The room of the current scenario; null before the start. */
      room_run_id: Id.nullable(),
      scenario_id: Id.nullable(),
      /** The ids of the posts that the room can see. */
      shown: z.array(Id),
      /** The ids of those that the caller has read; null if the caller has not opened the feed yet. */
      read: z.array(Id).nullable(),
      /** The running time in ms until the room's next post appears by itself; null if none is due. */
      next_post_ms: z.int().nullable(),
    }),
  }),
  saveOwnReading: defineCall({
    method: 'PUT',
    path: '/room-run-reading/:roomRunId',
    access: 'own-room',
    summary: 'Store which posts of their room the caller has read; publishes no event',
    params: z.object({ roomRunId: pathId(roomMessages.noCurrentRoom) }),
    body: z.object({ post_ids: z.array(Id).max(maxReadMarks) }),
    answer: z.object({ read: z.int() }),
    refusals: ['vote.not-seated', 'stage.not-begun', 'run.is-over'],
    skipAudit: true,
  }),
  getReading: defineCall({
    method: 'GET',
    path: '/simulation-run-reading/:runId',
    access: 'administrator',
    summary: 'Get the number of read posts of their room for everybody on a run',
    params: runId,
    answer: z.object({
      /** The current scenario; null before the start, when there is nothing to read. */
      scenario_id: Id.nullable(),
      seats: z.array(z.object({ user_run_id: Id, read: z.int(), posts: z.int() })),
    }),
    refusals: ['run.unknown'],
  }),
};
