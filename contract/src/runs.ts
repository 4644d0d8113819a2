import { z } from 'zod';
import { defineCall } from './call.ts';
import { Decision } from './decisions.ts';
import {
  AccessCode,
  Id,
  limits,
  name,
  pageQuery,
  pathId,
  queryFlag,
  RoomName,
  RunStatusName,
  Time,
  text,
  wholeNumber,
} from './fields.ts';
import { StoredFile } from './files.ts';
import { runs as runMessages } from './messages/runs.ts';

export const runId = z.object({ runId: pathId(runMessages.invalidId) });

/** The stage clock: whole seconds, counted on running time only; null for a stage without limit (ruling 4.10). */
export const StageClock = z.object({
  duration_seconds: z.int(),
  remaining_seconds: z.int(),
  /** The same to the millisecond, for clocks that count on from it. */
  remaining_ms: z.int(),
  running: z.boolean(),
});

export const UserPlaying = z.object({
  user_run_id: Id,
  user_id: Id,
  created_at: Time,
  user: z.object({ first_name: z.string(), last_name: z.string(), email_address: z.string().nullable() }),
  /** `id` is the room run of the current scenario; `notes` are given for the caller's own seat only. */
  room: z.object({ id: Id.nullable(), room_name: RoomName, notes: z.string().nullable() }),
});

export const UserDecision = z.object({
  user_run_id: Id,
  scenario_id: Id,
  /** Null while the scenario is open and the vote is another's (ruling 4.4). */
  decision_chosen_id: Id.nullable(),
  reasoning: z.string().nullable(),
  /** The posts on which it rests; none while it is covered. */
  evidence: z.array(Id),
  /** Cast by a facilitator on the participant's behalf (ruling 4.9). */
  on_behalf: z.boolean(),
});

/** What a facilitator tells everybody on a run, or one room of it. */
export const Announcement = z.object({
  id: Id,
  /** Null for everybody. */
  room_name: RoomName.nullable(),
  content: z.string(),
  created_at: Time,
  /** The stage in which it was made, and in which participants see it; before the start the one in which the run begins. */
  stage_number: z.int().nullable(),
});

/** A run as every screen of it reads it (section 3); what the caller may not know is null. */
export const Run = z.object({
  id: Id,
  name: z.string(),
  status: RunStatusName,
  access_code: z.string(),
  created_at: Time,
  updatedAt: Time,
  sim_pass: z.boolean(),
  /** Whether its code lets in people without an account. */
  guest_join: z.boolean(),
  /** Which of its ways a rehearsal with bots plays, from 1; null for a run with people. */
  rehearsal: z.object({ way: z.int(), ways: z.int() }).nullable(),
  /** Whole seconds of running time, closed at each pause; `last_start_time` tells since when it runs on. */
  total_run_time: z.int(),
  last_start_time: Time.nullable(),
  /** Whole seconds of running time up to `server_time`. */
  elapsed_seconds: z.int(),
  server_time: Time,
  /** Grows with every change of the run. */
  revision: z.int(),
  simulation: z.object({
    id: Id,
    name: z.string(),
    description: z.string(),
    created_at: Time,
    total_stages: z.int(),
    string_briefing: z.string(),
    files: z.array(StoredFile),
  }),
  current_stage: z.object({ id: Id, stage_number: z.int(), stage_instruction: z.string() }).nullable(),
  current_scenario: z
    .object({
      id: Id,
      name: z.string(),
      description: z.string(),
      all_decisions: z.array(
        Decision.pick({ id: true, title_of_decision: true, description_of_decision: true }),
      ),
      files: z.array(StoredFile),
    })
    .nullable(),
  stage_clock: StageClock.nullable(),
  /** When those whose final decision is missing were last nudged in this stage. */
  nudged_at: Time.nullable(),
  /** The last ones of this stage that are for the caller, newest first; administrators and observers have those of every stage, to whomever. */
  announcements: z.array(Announcement),
  users_playing: z.array(UserPlaying),
  all_users_decision: z.array(UserDecision),
  /** The facilitators' own notes; administrators only. */
  notes: z.string().nullable(),
});
export type Run = z.infer<typeof Run>;

export const ListedRun = z.object({
  id: Id,
  name: z.string(),
  status: RunStatusName,
  access_code: z.string(),
  created_at: Time,
  updatedAt: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  sim_pass: z.boolean(),
  total_run_time: z.int(),
  last_start_time: Time.nullable(),
  elapsed_seconds: z.int(),
  participant_count: z.int(),
  simulation: z.object({ id: Id, name: z.string() }),
  current_stage: z.object({ stage_number: z.int() }).nullable(),
});

export const runs = {
  createRun: defineCall({
    method: 'POST',
    path: '/simulation-run-create/:simulationId',
    access: 'administrator',
    summary: 'Create a run of a simulation under an access code',
    params: z.object({ simulationId: pathId('Invalid simulation ID') }),
    body: z.object({ name: name(runMessages.fieldsMissing), access_code: AccessCode }),
    answer: Run,
    creates: true,
    refusals: ['simulation.unknown', 'run.code-taken'],
    audited: ['name'],
  }),
  listRuns: defineCall({
    method: 'GET',
    path: '/simulation-run-get-all',
    access: 'administrator',
    summary:
      'All runs, newest first; with `page`, fifty at a time; `finished` for those that are over, or not',
    query: z.object({ ...pageQuery, status: RunStatusName.optional(), finished: queryFlag.optional() }),
    answer: z.object({ all_sim_run: z.array(ListedRun), total: z.int() }),
  }),
  listOpenRuns: defineCall({
    method: 'GET',
    path: '/simulation-run-get-open',
    access: 'administrator',
    summary:
      'Every run that is not over: of which simulation, how far it is, how many take part, and nothing more',
    answer: z.array(
      ListedRun.pick({
        id: true,
        name: true,
        status: true,
        participant_count: true,
        current_stage: true,
      }).extend({ simulation_id: Id }),
    ),
  }),
  getRun: defineCall({
    method: 'GET',
    path: '/simulation-run-get/:runId',
    access: 'observe',
    summary: "A run, whole; for an observer without the facilitators' notes and anybody's address",
    params: runId,
    answer: Run,
    refusals: ['run.unknown'],
  }),
  changeRunStatus: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/status',
    access: 'administrator',
    summary: 'Start, pause, resume, complete or end a run',
    params: runId,
    body: z.object({ status: RunStatusName }),
    answer: Run,
    refusals: ['run.unknown', 'run.bad-transition', 'run.nothing-to-play'],
    audited: ['status'],
  }),
  advanceRun: defineCall({
    method: 'POST',
    path: '/simulation-run-go-next-stage/:runId',
    access: 'administrator',
    summary: 'Close the scenario with the decision that won and go where it leads',
    params: runId,
    body: z.object({
      scenario_id: Id.optional(),
      decision_id: Id.optional(),
      force: z.boolean().optional(),
    }),
    answer: Run.extend({ message: z.string().optional() }),
    refusals: [
      'run.unknown',
      'run.not-in-progress',
      'run.is-over',
      'advance.moved-on',
      'advance.missing-voters',
      'advance.no-decisions',
      'advance.not-tied',
      'run.advanced-controls-off',
    ],
    audited: ['decision_id', 'force'],
  }),
  addTime: defineCall({
    method: 'POST',
    path: '/simulation-run-add-time/:runId',
    access: 'administrator',
    summary: 'Add seconds to the clock of the current stage',
    params: runId,
    body: z.object({ seconds: wholeNumber(1, 86_400) }),
    answer: Run,
    refusals: [
      'run.unknown',
      'run.not-started',
      'run.is-over',
      'run.no-stage-clock',
      'run.advanced-controls-off',
    ],
    audited: ['seconds'],
  }),
  saveFacilitatorNotes: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/notes',
    access: 'administrator',
    summary: "Store the facilitators' own notes on a run",
    params: runId,
    body: z.object({ notes: text(limits.briefing) }),
    answer: z.object({ id: Id, notes: z.string() }),
    refusals: ['run.unknown'],
  }),
};
