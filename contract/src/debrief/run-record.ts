import { categories, decidedBys, questionKeys } from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { PlayedSimulation } from '../authoring/simulations.ts';
import { defineCall } from '../call.ts';
import { Id, RoleName, RoomName, RunStatusName, Time } from '../fields.ts';
import { OutcomeTexts, runId } from '../play/run.ts';
import { TableItem } from '../play/table.ts';
import { Moment } from './replay.ts';
import { Person } from './reports.ts';
import { Shift } from './shift.ts';

/** The means of a category's answers on the scale from 1 to 5, before and after the run. */
const Means = z.object(
  Object.fromEntries(categories.map((category) => [category, z.number()])) as Record<
    (typeof categories)[number],
    z.ZodNumber
  >,
);

const Question = z.enum(questionKeys);

/** The answers to the questions on a scale, without names. All are null until the run has finished. */
const ScaleAnswers = z.object({
  key: Question,
  /** The number of people who gave each answer from 1 to 5; null for fewer than four people. */
  pre: z.array(z.int()).nullable(),
  post: z.array(z.int()).nullable(),
  /** The means of the people who answered both times, in tenths; null for fewer than twenty of them. */
  means: z.object({ pre: z.number(), post: z.number() }).nullable(),
});

/** The answers to the open questions, without names, each list in an order of its own; null for fewer than four people. */
const OpenAnswers = z.array(
  z.object({
    key: Question,
    pre: z.array(z.string()).nullable(),
    post: z.array(z.string()).nullable(),
  }),
);
export type OpenAnswers = z.infer<typeof OpenAnswers>;

const RecordedStage = z.object({
  stage_number: z.int(),
  scenario_id: Id,
  title_of_stage: z.string(),
  title_of_scenario: z.string(),
  /** The rooms as this stage showed them; null for the six standard ones. */
  room_texts: RunRooms,
  /** The description that the group read. */
  text: z.string(),
  /** The offered decisions in their order, each with its final votes. */
  decisions: z.array(
    z.object({
      id: Id,
      title_of_decision: z.string(),
      description_of_decision: z.string(),
      votes: z.int(),
      /** The linked scenario of the next stage; null if the decision ends the simulation. */
      leads_to: Id.nullable(),
    }),
  ),
  chosen_decision_id: Id.nullable(),
  /** The outcome of the chosen decision; null if nothing was written about it. */
  outcome: OutcomeTexts.nullable(),
  /** The order of the group with the conditions of its decision; null if there is neither. */
  order: z
    .object({
      text: z.string(),
      conditions: z.array(
        z.object({
          text: z.string(),
          /** Null if nobody has judged it. */
          is_met: z.boolean().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The items on the table of the scenario, in the order in which they were added. */
  table: z.array(TableItem),
  /** From room votes to final decisions. Null for a stage in which the run was stopped. */
  shift: Shift.nullable(),
  decided_by: z.enum(decidedBys).nullable(),
  forced: z.boolean(),
  missing_users: z.array(Person),
  /** The participants who were removed while the stage was open. */
  removed_users: z.array(Person),
  /** The decision with the next most votes after the chosen one; null if nobody voted for another. */
  runner_up_id: Id.nullable(),
  /** The scenarios that the other decisions would have led to, the runner-up's first. */
  not_met: z.array(
    z.object({ scenario_id: Id, name: z.string(), text: z.string(), decision_ids: z.array(Id) }),
  ),
  /** Running time from entering the stage to its decision, or to the end of the run. */
  decision_seconds: z.int(),
  /** The running times from entering the stage to the final votes; null without votes. */
  median_vote_seconds: z.int().nullable(),
  /** The room votes of each room in use. */
  rooms: z.array(
    z.object({
      room_name: RoleName,
      votes: z.int(),
      counts: z.array(z.object({ decision_id: Id, votes: z.int() })),
      /** The room's own decision, the leader of its room votes; null without votes, and if several are level. */
      decision_id: Id.nullable(),
      /** The decisions that share the most votes, if there are several. */
      tied: z.array(Id),
    }),
  ),
});

const RunRecord = z.object({
  run: z.object({
    id: Id,
    name: z.string(),
    status: RunStatusName,
    access_code: z.string(),
    /** Whether rooms could share posts and files on a table. */
    table: z.boolean(),
    /** Whether votes came with a confidence, and room votes with a forecast. */
    asks_confidence: z.boolean(),
    /** Whether facilitators may read the answers of each person with the name. */
    names_answers: z.boolean(),
    /** The rooms in use with the author's texts; null for the six standard ones. */
    rooms: RunRooms,
    simulation: z.object({ id: Id, name: z.string(), total_stages: z.int() }),
    created_at: Time,
    started_at: Time.nullable(),
    ended_at: Time.nullable(),
    running_seconds: z.int(),
    /** The facilitators' own notes. */
    notes: z.string(),
    /** The text about what the facilitators take from the run. */
    takeaway: z.string(),
  }),
  /** The closed stages, and the stage in which a run was stopped early. */
  stages: z.array(RecordedStage),
  /** The whole simulation as written. */
  map: z.array(
    z.object({
      stage_number: z.int(),
      scenarios: z.array(z.object({ id: Id, name: z.string(), leads_to: z.array(Id) })),
    }),
  ),
  /** For each room, the number of stages in which it and the group decided alike, of those that both decided. */
  agreement: z.array(z.object({ room_name: RoleName, agreed: z.int(), of: z.int() })),
  questionnaires: z.object({
    /** The number of people who answered each questionnaire. */
    answered: z.object({ pre: z.int(), post: z.int() }),
    /** The number of people who answered both questionnaires. */
    paired: z.int(),
    /** The means of these people, in tenths; null if there are fewer than twenty. */
    group: z.object({ pre: Means, post: Means }).nullable(),
    scales: z.array(ScaleAnswers),
  }),
  /** All participants, including removed ones. They have means by category only as far as the run names their answers. */
  people: z.array(
    z.object({
      user_id: Id,
      ...Person.shape,
      room_name: RoomName,
      joined_at: Time,
      removed_at: Time.nullable(),
      pre: Means.nullable(),
      post: Means.nullable(),
    }),
  ),
});
export type RunRecord = z.infer<typeof RunRecord>;

export const runRecord = {
  getDebrief: defineCall({
    method: 'GET',
    path: '/simulation-run-debrief/:runId',
    access: 'administrator',
    summary: 'Get the record of a run: forks, times, rooms compared with the group, questionnaires',
    params: runId,
    answer: RunRecord,
    refusals: ['run.unknown'],
  }),
  getOpenAnswers: defineCall({
    method: 'GET',
    path: '/simulation-run-open-answers/:runId',
    access: 'administrator',
    summary: 'Get the answers to the open questions of the questionnaires of a finished run, without names',
    params: runId,
    answer: OpenAnswers,
    refusals: ['run.unknown'],
  }),
  getPlayedSimulation: defineCall({
    method: 'GET',
    path: '/simulation-run-simulation/:runId',
    access: 'administrator',
    summary: 'Get the simulation as a run plays or played it, even if it was edited or deleted since',
    params: runId,
    answer: PlayedSimulation,
    refusals: ['run.unknown'],
  }),
  getReplay: defineCall({
    method: 'GET',
    path: '/simulation-run-replay/:runId',
    access: 'administrator',
    summary: 'Get the replay of a run: its moments in order, in running time',
    params: runId,
    answer: z.object({
      people: z.array(
        z.object({ seat_id: Id, first_name: z.string(), last_name: z.string(), room_name: RoomName }),
      ),
      scenarios: z.array(
        z.object({
          scenario_id: Id,
          stage_number: z.int(),
          name: z.string(),
          decisions: z.array(z.object({ id: Id, title_of_decision: z.string() })),
        }),
      ),
      moments: z.array(Moment),
    }),
    refusals: ['run.unknown'],
  }),
};
