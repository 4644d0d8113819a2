import { maxByMinute, postConditionLimit, roles } from '@vincere/domain';
import { z } from 'zod';
import { Id, RoleName } from '../fields.ts';

/** The minute at which a condition is judged. */
export const ByMinute = z
  .int()
  .min(1)
  .max(maxByMinute)
  .describe('The minute of the stage at which it is judged');

/** A condition of a post. */
export const PostCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decided'),
    scenario_id: Id.describe('A scenario of an earlier stage'),
    decision_id: Id.describe('The decision with which it was closed'),
  }),
  z.object({
    kind: z.literal('condition'),
    condition_id: Id.describe('A condition of a decision of an earlier stage'),
    is_met: z.boolean(),
  }),
  z.object({ kind: z.literal('leans'), room_name: RoleName, decision_id: Id }),
  z.object({ kind: z.literal('on-table'), fact_id: Id }),
  z.object({ kind: z.literal('not-on-table'), fact_id: Id, by_minute: ByMinute }),
  z.object({ kind: z.literal('unread'), room_name: RoleName, post_id: Id, by_minute: ByMinute }),
  z.object({
    kind: z.literal('voted'),
    room_name: z.enum(roles).nullable().describe('Null for everybody who is seated in one of the rooms'),
  }),
]);

/** The conditions of a post, which must all hold at the same moment. */
export const PostConditions = z.array(PostCondition).max(postConditionLimit);
