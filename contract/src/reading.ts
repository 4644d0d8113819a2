import { z } from 'zod';
import { defineCall } from './call.ts';
import { mostReadAtOnce } from './constants.ts';
import { Id, pathId, RoomName } from './fields.ts';
import { rooms as roomMessages } from './messages/rooms.ts';
import { runId } from './runs.ts';

export const reading = {
  getOwnReading: defineCall({
    method: 'GET',
    path: '/simulation-run-own-reading/:runId',
    access: 'vote',
    summary: 'What the caller has read of the posts that the own room has by now',
    params: runId,
    answer: z.object({
      room_name: RoomName,
      /** The room of the current scenario; null before the start. */
      room_run_id: Id.nullable(),
      scenario_id: Id.nullable(),
      /** The posts that the room has before it. */
      shown: z.array(Id),
      /** Those of them that the caller has read; null for who has not looked yet. */
      read: z.array(Id).nullable(),
      /** Running time in ms until the room's next post appears by itself; null where none does as the run stands. */
      next_post_ms: z.int().nullable(),
    }),
  }),
  saveOwnReading: defineCall({
    method: 'PUT',
    path: '/room-run-reading/:roomRunId',
    access: 'own-room',
    summary: 'Keep which posts of the own room the caller has read; nobody is told',
    params: z.object({ roomRunId: pathId(roomMessages.noCurrentRoom) }),
    body: z.object({ post_ids: z.array(Id).max(mostReadAtOnce) }),
    answer: z.object({ read: z.int() }),
    refusals: ['vote.not-seated', 'run.is-over'],
    skipAudit: true,
  }),
  getReading: defineCall({
    method: 'GET',
    path: '/simulation-run-reading/:runId',
    access: 'administrator',
    summary: 'How many of the posts that their room has by now everybody on a run has read',
    params: runId,
    answer: z.object({
      /** The current scenario; null before the start, when there is nothing to read. */
      scenario_id: Id.nullable(),
      seats: z.array(z.object({ user_run_id: Id, read: z.int(), posts: z.int() })),
    }),
    refusals: ['run.unknown'],
  }),
};
