import { z } from 'zod';
import { Id, RoomName } from '../fields.ts';

/** One unfinished thing of a simulation, and the place where it can be fixed. */
export const ReadinessItem = z.object({
  kind: z.enum(['no-stage', 'no-scenario', 'no-decision', 'no-link', 'unreachable', 'empty-room']),
  severity: z.enum(['blocks', 'warns']),
  message: z.string(),
  stage_id: Id.nullable(),
  scenario_id: Id.nullable(),
  decision_id: Id.nullable(),
  room_name: RoomName.nullable(),
});
