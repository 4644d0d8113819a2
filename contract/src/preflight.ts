import { z } from 'zod';
import { Id, RoleName } from './fields.ts';

const Way = z.object({
  scenarios: z.array(z.object({ id: Id, name: z.string() })),
  /** Of the room with most to read in each scenario. */
  reading_seconds: z.int(),
  /** All stage clocks together; null where a stage on the way has none. */
  clock_seconds: z.int().nullable(),
});

/** What a simulation will be like to play, before anybody plays it. */
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
      ]),
      message: z.string(),
      stage_id: Id,
      scenario_id: Id,
      decision_id: Id.nullable(),
    }),
  ),
  /** Null where there is no scenario to begin with. */
  shortest: Way.nullable(),
  longest: Way.nullable(),
  /** How many ways lead through. */
  ways: z.int(),
});
