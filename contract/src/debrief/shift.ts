import { z } from 'zod';
import { Id, RoomName } from '../fields.ts';

/** Numbers of people by confidence, for 0, 10, 20 and so on to 100. Null for fewer than four people. */
const Distribution = z.array(z.int()).length(11).nullable();

/** Totals of confidence and forecasts in a closed scenario. They never name a person. */
export const Confidence = z.object({
  /** The confidence given with the room votes. */
  room_votes: Distribution,
  /** The confidence given with the final decisions. */
  final_votes: Distribution,
  /** The number of people who expected each decision, in the order of the decisions. Null for fewer than four people. */
  forecasts: z.array(z.object({ decision_id: Id, people: z.int() })).nullable(),
});
export type Confidence = z.infer<typeof Confidence>;

/** The mean confidence of a group, from 0 to 100. */
const GroupConfidence = z.object({ people: z.int(), mean: z.number() });

/** The shift from room votes to final decisions in a closed scenario, as counts of people. */
export const Shift = z.object({
  /** The rooms with people in them. A person counts in the room where the room vote was cast. */
  rooms: z.array(
    z.object({
      room_name: RoomName,
      flows: z.array(
        z.object({
          /** The decision of the room vote; null without one. */
          from: Id.nullable(),
          /** The final decision; null without one. */
          to: Id.nullable(),
          people: z.int(),
        }),
      ),
    }),
  ),
  /** People whose final decision a facilitator recorded. They are in no flow. */
  on_behalf: z.int(),
  /** Null if the run doesn't ask for confidence. */
  confidence: Confidence.extend({
    /**
     * The mean confidence, as given with the room vote, of those who kept their decision and of those who left it; null for a
     * group without people. Null as a whole if a mean would reveal the answers of fewer than four people.
     */
    by_move: z.object({ stayed: GroupConfidence.nullable(), moved: GroupConfidence.nullable() }).nullable(),
    /** The decision with a share of room votes that exceeds its share of forecasts by ten percentage points or more. */
    more_popular: z
      .object({
        decision_id: Id,
        votes: z.int(),
        of_votes: z.int(),
        forecasts: z.int(),
        of_forecasts: z.int(),
      })
      .nullable(),
  }).nullable(),
});
export type Shift = z.infer<typeof Shift>;
