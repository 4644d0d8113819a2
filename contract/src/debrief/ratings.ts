import { ratingMarks, remarkLength } from '@vincere/domain';
import { z } from 'zod';
import { Objective } from '../authoring/objectives.ts';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { Id, RoleName, Time, text } from '../fields.ts';
import { runId } from '../play/run.ts';

const Mark = z.enum(ratingMarks);

/** The place of a rating: one objective in one stage, for the whole group (null) or one room. */
const place = {
  stage_number: z.int().positive(),
  objective_id: Id,
  room_name: RoleName.nullable().describe('Null for the whole group'),
};

const Rating = z.object({
  ...place,
  mark: Mark.nullable(),
  remark: z.string(),
  may_be_shared: z.boolean(),
  revision: z.int(),
  updated_at: Time,
});

const Stage = z.object({ stage_number: z.int(), scenario_id: Id, title_of_scenario: z.string() });

const Ratings = z.object({
  objectives: z.array(Objective),
  /** The stages that the run has entered. */
  stages: z.array(Stage),
  /** The number of stages of the simulation. */
  total_stages: z.int(),
  rooms: RunRooms,
  /** Whether the run can be rated now. */
  is_open: z.boolean(),
  /** The caller's own ratings. One without mark and remark was emptied. */
  own: z.array(Rating),
});

const Figures = Stage.extend({
  /** The rooms as the stage showed them. */
  room_texts: RunRooms,
  /** Running time in the stage. */
  seconds: z.int(),
  /** The length of its clock with all time that was added; null without a limit. */
  clock_seconds: z.int().nullable(),
  /** The key facts that reached the table; null without key facts. */
  facts: z.object({ shared: z.int(), of: z.int() }).nullable(),
  /** The people who changed their minds between room vote and final decision; null if nobody gave both. */
  moved: z.object({ people: z.int(), of: z.int() }).nullable(),
});

const Rated = z.object({
  ...place,
  /** The number of people who rated it, with a mark or with a remark. */
  raters: z.int(),
  /** The marks that somebody gave, each with the number of raters who gave it. */
  marks: z.array(z.object({ mark: Mark, people: z.int() })),
  /** The remarks that the caller may read, ordered by their texts. */
  remarks: z.array(z.object({ text: z.string(), may_be_shared: z.boolean() })),
  /** The raters with their marks. Null for everybody except facilitators. */
  by: z
    .array(
      z.object({
        name: z.string(),
        mark: Mark.nullable(),
        remark: z.string(),
        may_be_shared: z.boolean(),
      }),
    )
    .nullable(),
});

const ObjectivesReport = z.object({
  objectives: z.array(Objective),
  /** The number of people who rated anything in the run. */
  raters: z.int(),
  /** The stages that the run has closed, with what the run recorded in each. */
  stages: z.array(Figures),
  /** In the order of stages and objectives. Ratings of the whole group come before those of rooms. */
  ratings: z.array(Rated),
});
export type ObjectivesReport = z.infer<typeof ObjectivesReport>;

export const ratings = {
  getRatings: defineCall({
    method: 'GET',
    path: '/simulation-run-ratings/:runId',
    access: 'rate',
    summary: "Get the objectives of a run, the stages that can be rated, and the caller's own ratings",
    params: runId,
    answer: Ratings,
    refusals: ['run.unknown'],
  }),
  saveRating: defineCall({
    method: 'PUT',
    path: '/simulation-run-ratings/:runId',
    access: 'rate',
    summary:
      "Replace the caller's rating of an objective in a stage. Without mark and remark, it counts nowhere",
    params: runId,
    body: z.object({
      ...place,
      mark: Mark.nullable(),
      remark: text(remarkLength),
      may_be_shared: z.boolean().describe('Whether participants may read the remark in a shared report'),
      revision: z.int().nonnegative().describe('The revision that the rating is based on; 0 for a new one'),
    }),
    answer: Rating,
    refusals: [
      'run.unknown',
      'objective.unknown',
      'room.not-in-use',
      'rating.not-started',
      'rating.closed',
      'rating.rehearsal',
      'rating.changed',
    ],
  }),
  getObjectivesReport: defineCall({
    method: 'GET',
    path: '/simulation-run-objectives/:runId',
    access: 'follow',
    summary:
      'Get how the objectives of a run were rated. Everybody except facilitators gets it once the report is shared, without raters',
    params: runId,
    answer: ObjectivesReport,
    refusals: ['report.not-shared'],
  }),
};
