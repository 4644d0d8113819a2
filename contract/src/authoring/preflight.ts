import { z } from 'zod';
import { Id, RoleName, RoomName } from '../fields.ts';

const Way = z.object({
  scenarios: z.array(z.object({ id: Id, name: z.string() })),
  /** The sum over its scenarios of the longest reading time of any room. */
  reading_seconds: z.int(),
  /** The sum of the stage clocks; null if a stage on the way has none. */
  clock_seconds: z.int().nullable(),
});

/** The pre-flight of a simulation. */
export const Preflight = z.object({
  readings: z.array(
    z.object({
      scenario_id: Id,
      scenario_name: z.string(),
      stage_number: z.int(),
      duration_seconds: z.int().nullable(),
      rooms: z.array(z.object({ room_name: RoleName, seconds: z.int() })),
    }),
  ),
  weak_spots: z.array(
    z.object({
      kind: z.enum([
        'reading-over-clock',
        'reading-fills-clock',
        'same-scenario',
        'only-one-decision',
        'empty-rooms',
        'no-description',
        'no-outcome',
        'no-order',
        'fact-without-carrier',
        'fact-not-hidden',
        'decision-without-facts',
        'room-without-facts',
        'one-room-decides',
        'when-gone',
        'when-no-way',
        'when-excluded',
        'when-not-carried',
        'when-room-unused',
        'when-after-clock',
      ]),
      /** The facts in the message, by name. */
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
      message: z.string(),
      stage_id: Id,
      scenario_id: Id,
      decision_id: Id.nullable(),
      /** The post that it is about, and its room. */
      post_id: Id.nullable(),
      room_name: RoomName.nullable(),
    }),
  ),
  /** Null if there is no first scenario. */
  shortest: Way.nullable(),
  longest: Way.nullable(),
  /** The number of ways through the simulation. */
  ways: z.int(),
});
