import { categories, decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, RoleName, RoomName, RunStatusName, Time } from './fields.ts';
import { Person } from './reports.ts';
import { runId } from './runs.ts';

/** Means of a category's answers on the scale from 1 to 5, before the run and after it. */
const Means = z.object(
  Object.fromEntries(categories.map((category) => [category, z.number()])) as Record<
    (typeof categories)[number],
    z.ZodNumber
  >,
);

const DebriefStage = z.object({
  stage_number: z.int(),
  scenario_id: Id,
  title_of_stage: z.string(),
  title_of_scenario: z.string(),
  /** What the group read of the scenario. */
  text: z.string(),
  /** What the scenario offered, in its order, with the final decisions for each. */
  decisions: z.array(
    z.object({
      id: Id,
      title_of_decision: z.string(),
      description_of_decision: z.string(),
      votes: z.int(),
      /** The scenario of the next stage, or null where it ends the simulation. */
      leads_to: Id.nullable(),
    }),
  ),
  chosen_decision_id: Id.nullable(),
  decided_by: z.enum(decidedBys).nullable(),
  forced: z.boolean(),
  missing_users: z.array(Person),
  /** Who was removed from the run while the stage was open. */
  removed_users: z.array(Person),
  /** The decision that came next to the chosen one; null where nobody voted for another. */
  runner_up_id: Id.nullable(),
  /** The scenarios that the other decisions would have led to, the runner-up's first. */
  not_met: z.array(
    z.object({ scenario_id: Id, name: z.string(), text: z.string(), decision_ids: z.array(Id) }),
  ),
  /** Running time from entering the stage to its decision, or to the end of the run. */
  decision_seconds: z.int(),
  /** Of the final decisions: the running time from entering the stage to the vote; null without a vote. */
  median_vote_seconds: z.int().nullable(),
  /** The room votes of each of the six rooms. */
  rooms: z.array(
    z.object({
      room_name: RoleName,
      votes: z.int(),
      counts: z.array(z.object({ decision_id: Id, votes: z.int() })),
      /** The room's own decision (ruling 8.3); null without a vote. */
      decision_id: Id.nullable(),
    }),
  ),
});

const Debrief = z.object({
  run: z.object({
    id: Id,
    name: z.string(),
    status: RunStatusName,
    access_code: z.string(),
    simulation: z.object({ id: Id, name: z.string(), total_stages: z.int() }),
    created_at: Time,
    started_at: Time.nullable(),
    ended_at: Time.nullable(),
    running_seconds: z.int(),
    /** The facilitators' own notes. */
    notes: z.string(),
  }),
  /** The closed stages, and the one in which a finished run was broken off. */
  stages: z.array(DebriefStage),
  /** The simulation as it was written: what there was to go through. */
  map: z.array(
    z.object({
      stage_number: z.int(),
      scenarios: z.array(z.object({ id: Id, name: z.string(), leads_to: z.array(Id) })),
    }),
  ),
  /** Room against executive decision: in how many of the stages that both decided they decided alike. */
  agreement: z.array(z.object({ room_name: RoleName, agreed: z.int(), of: z.int() })),
  questionnaires: z.object({
    /** How many answered both times. */
    paired: z.int(),
    /** Of those; null where they are fewer than four. */
    group: z.object({ pre: Means, post: Means }).nullable(),
  }),
  /** Who took part, those since removed included, with what each answered by category. */
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
export type Debrief = z.infer<typeof Debrief>;

export const exportFormats = ['pdf', 'xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** In which a PDF tells its dates, such as `Europe/Berlin`. */
const TimeZone = z.string().refine(isTimeZone, 'No such time zone').default('UTC');

const at_ms = z.int();
const Moment = z.discriminatedUnion('kind', [
  z.object({ at_ms, kind: z.enum(['joined', 'left']), seat_id: Id }),
  z.object({ at_ms, kind: z.literal('stage'), scenario_id: Id }),
  z.object({ at_ms, kind: z.literal('closed'), scenario_id: Id, decision_id: Id.nullable() }),
  z.object({ at_ms, kind: z.literal('post'), scenario_id: Id, room_name: RoomName, author: z.string() }),
  z.object({
    at_ms,
    kind: z.enum(['room-vote', 'final-vote']),
    seat_id: Id,
    room_name: RoomName,
    decision_id: Id,
  }),
]);

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const debrief = {
  getDebrief: defineCall({
    method: 'GET',
    path: '/simulation-run-debrief/:runId',
    access: 'administrator',
    summary: 'What a run has to tell in a debrief: forks, times, rooms against the group, questionnaires',
    params: runId,
    answer: Debrief,
    refusals: ['run.unknown'],
  }),
  exportRun: defineCall({
    method: 'POST',
    path: '/simulation-run-export/:runId',
    access: 'administrator',
    summary: 'A run as a file: typeset (pdf), all data in sheets (xlsx), the votes (csv) or all data (json)',
    params: runId,
    body: z.object({
      format: z.enum(exportFormats, 'No such format'),
      /** Whether the facilitators' own notes are in it; never in a CSV. */
      with_notes: z.boolean().default(false),
      /** Whether the help line is in it, which nobody but facilitators sees; only in an XLSX and a JSON. */
      with_help: z.boolean().default(false),
      time_zone: TimeZone,
    }),
    answer: 'file',
    refusals: ['run.unknown'],
    audited: ['format', 'with_notes', 'with_help'],
  }),
  getReplay: defineCall({
    method: 'GET',
    path: '/simulation-run-replay/:runId',
    access: 'administrator',
    summary: 'What happened on a run, moment by moment in running time, in the order in which it did',
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
  exportSummary: defineCall({
    method: 'GET',
    path: '/generate-report-pdf/:runId',
    access: 'run',
    summary: "The caller's summary of a run as a PDF",
    params: runId,
    query: z.object({ time_zone: TimeZone }),
    answer: 'file',
    refusals: ['summary.waiting'],
  }),
};
