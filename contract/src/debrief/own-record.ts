import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, Time } from '../fields.ts';
import { runId } from '../play/run.ts';

const Counted = z.object({ count: z.int(), of: z.int() });
const stage_number = z.int();

const OwnRecord = z.object({
  /** The time at which the run was started. */
  started_at: Time.nullable(),
  /** The items that the caller put on the table, each with how many others rested their final decision on it. */
  brought: z.array(z.object({ stage_number, item_id: Id, others: z.int() })).nullable(),
  /** The caller's notes, out of the signed notes of their rooms. */
  notes: Counted.nullable(),
  /** The items of other rooms that the caller's final decisions cite, out of all that were on the tables. */
  heard: z.object({ items: z.array(z.object({ stage_number, item_id: Id })), of: z.int() }).nullable(),
  /** The stages in which the caller's final decision differs from the room vote, out of those with both. */
  changes: z
    .object({
      stages: z.array(
        z.object({
          stage_number,
          room_voted_at: Time,
          decided_at: Time,
          /** The items that came to the table in between. */
          items_between: z.int(),
        }),
      ),
      of: z.int(),
    })
    .nullable(),
  /** The posts and files of other rooms, out of all that the caller's final decisions cite. */
  evidence: Counted.nullable(),
  /** The posts that the caller read, out of those that their rooms had. */
  posts: Counted.nullable(),
  /** The time of each room vote of the caller, in seconds of running time since the stage began. */
  times: z.array(z.object({ stage_number, seconds: z.int(), clock_seconds: z.int().nullable() })),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

export const ownRecords = {
  getOwnRecord: defineCall({
    method: 'GET',
    path: '/simulation-run-own-record/:runId',
    access: 'run',
    summary:
      'Get what a run recorded about the caller in its closed stages; what it did not measure is null or empty',
    params: runId,
    answer: OwnRecord,
  }),
};
