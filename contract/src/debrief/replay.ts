import { z } from 'zod';
import { Id, RoomName } from '../fields.ts';

const at_ms = z.int();
/** A moment of a replay, in running time. */
export const Moment = z.discriminatedUnion('kind', [
  z.object({ at_ms, kind: z.enum(['joined', 'left']), seat_id: Id }),
  z.object({ at_ms, kind: z.literal('stage'), scenario_id: Id }),
  z.object({ at_ms, kind: z.literal('closed'), scenario_id: Id, decision_id: Id.nullable() }),
  z.object({ at_ms, kind: z.literal('post'), scenario_id: Id, room_name: RoomName, author: z.string() }),
  /** An item on the table. `text` is the post, or the name of the file; `line` is the sharer's own line, possibly empty. */
  z.object({
    at_ms,
    kind: z.literal('shared'),
    scenario_id: Id,
    room_name: RoomName,
    seat_id: Id,
    text: z.string(),
    line: z.string(),
  }),
  z.object({
    at_ms,
    kind: z.enum(['room-vote', 'final-vote']),
    seat_id: Id,
    room_name: RoomName,
    decision_id: Id,
    reasoning: z.string(),
    /** Whether a facilitator recorded it. */
    on_behalf: z.boolean(),
  }),
  /** A signed note of a room. */
  z.object({
    at_ms,
    kind: z.literal('note'),
    scenario_id: Id,
    room_name: RoomName,
    author: z.string(),
    text: z.string(),
  }),
  /** An announcement of a facilitator; to everybody if it has no room. */
  z.object({ at_ms, kind: z.literal('announced'), room_name: RoomName.nullable(), text: z.string() }),
  /** A key fact of a closed scenario that reached a state. Ticks have no room. */
  z.object({
    at_ms,
    kind: z.literal('fact'),
    scenario_id: Id,
    state: z.enum(['read', 'used-in-room', 'on-table', 'voiced', 'used']),
    room_name: RoomName.nullable(),
    text: z.string(),
  }),
  /** The order of the group, as it was when its stage closed or the run was stopped in it. */
  z.object({ at_ms, kind: z.literal('order'), scenario_id: Id, text: z.string() }),
]);
