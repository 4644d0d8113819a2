import { conditionLimit, factLimit, remainingTime } from '@vincere/domain';
import { z } from 'zod';
import { Decision, unmetConditions } from '../authoring/decisions.ts';
import { StoredFile } from '../authoring/files.ts';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { maxTakeawayLength } from '../constants.ts';
import {
  AccessCode,
  Deleted,
  Id,
  limits,
  name,
  pageQuery,
  pathId,
  QuestionnaireScopeName,
  queryCount,
  queryFlag,
  RoomName,
  RunStatusName,
  Time,
  text,
  wholeNumber,
} from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';

export const runId = z.object({ runId: pathId(runMessages.invalidId) });

/** The stage clock in whole seconds of running time; null for a stage without a time limit. */
export const StageClock = z.object({
  duration_seconds: z.int(),
  remaining_seconds: z.int(),
  /** The same in milliseconds, for clocks on a page that continue from it. */
  remaining_ms: z.int(),
  running: z.boolean(),
});

export const UserPlaying = z.object({
  user_run_id: Id,
  user_id: Id,
  created_at: Time,
  user: z.object({ first_name: z.string(), last_name: z.string(), email_address: z.string().nullable() }),
  /** `id` is the room run of the current scenario. Only the caller's own seat has `notes`. */
  room: z.object({ id: Id.nullable(), room_name: RoomName, notes: z.string().nullable() }),
});

export const UserDecision = z.object({
  user_run_id: Id,
  scenario_id: Id,
  /** Null for another person's vote while the scenario is open, because votes are secret until then. */
  decision_chosen_id: Id.nullable(),
  reasoning: z.string().nullable(),
  /** The posts marked as evidence; none while the vote is secret. */
  evidence: z.array(Id),
  /** The files on the table marked as evidence; none while the vote is secret. */
  evidence_files: z.array(Id),
  /** Whether a facilitator cast it on the participant's behalf. */
  on_behalf: z.boolean(),
});

/** An announcement of a facilitator to everybody on a run, or to one room. */
export const Announcement = z.object({
  id: Id,
  /** Null: to everybody. */
  room_name: RoomName.nullable(),
  content: z.string(),
  created_at: Time,
  /** The stage in which it was made and participants see it. Before the start, the first stage. */
  stage_number: z.int().nullable(),
});

/** The outcome of a decision, and the sentences of its judged conditions. */
export const OutcomeTexts = z.object({ text: z.string(), sentences: z.array(z.string()) });

/** A run as every screen reads it. Data that the caller may not see is null. */
export const Run = z.object({
  id: Id,
  name: z.string(),
  status: RunStatusName,
  access_code: z.string(),
  created_at: Time,
  updatedAt: Time,
  sim_pass: z.boolean(),
  /** Whether people without an account can join by its code. */
  guest_join: z.boolean(),
  /** The questions for its participants before and after it. */
  questionnaires: QuestionnaireScopeName,
  /** Whether facilitators may read the answers of each person with the name. */
  names_answers: z.boolean(),
  /** Whether rooms can share posts and files on a table. */
  table: z.boolean(),
  /** Whether votes come with a confidence, and room votes with a forecast. */
  asks_confidence: z.boolean(),
  /** Whether participants can read the report of the finished run. */
  shared: z.boolean(),
  /** The rooms in use, in their usual order, with the author's texts; null for the six standard ones. */
  rooms: RunRooms,
  /** When the timer of the whole group ends, which facilitators start for talks and breaks; null without one. */
  plenary_ends_at: Time.nullable(),
  /** The number of the way that a rehearsal plays, from 1; null for a run with people. */
  rehearsal: z.object({ way: z.int(), ways: z.int() }).nullable(),
  /** Whole seconds of running time up to the last pause or the end. */
  total_run_time: z.int(),
  /** The start of the current active period; null while paused. */
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
      /** Whether the group writes an order in it. */
      asks_order: z.boolean(),
      all_decisions: z.array(
        Decision.pick({ id: true, title_of_decision: true, description_of_decision: true }),
      ),
      files: z.array(StoredFile),
    })
    .nullable(),
  /** The outcome of the decision that closed the last stage; null if nothing was written about it. */
  last_outcome: OutcomeTexts.extend({ scenario_id: Id, decision_id: Id }).nullable(),
  /** False from the reveal of a result until participants see what came of it. Until then, they get no `last_outcome`. */
  is_outcome_shown: z.boolean(),
  /** When the current stage began; null before the start, and between the reveal of a result and the next stage. */
  stage_begun_at: Time.nullable(),
  stage_clock: StageClock.nullable(),
  /** The time of the last nudge in this stage. */
  nudged_at: Time.nullable(),
  /** The last announcements of this stage to the caller, newest first. Administrators and observers get those of all stages and rooms. */
  announcements: z.array(Announcement),
  users_playing: z.array(UserPlaying),
  all_users_decision: z.array(UserDecision),
  /** The facilitators' own notes; administrators only. */
  notes: z.string().nullable(),
  /** The text about what the facilitators take from the run. It opens the report for a board; administrators only. */
  takeaway: z.string().nullable(),
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
  /** When a facilitator archived it; null unless archived. */
  archived_at: Time.nullable(),
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
    body: z.object({
      name: name(runMessages.fieldsMissing),
      access_code: AccessCode,
      questionnaires: QuestionnaireScopeName.optional(),
      names_answers: z.boolean().optional(),
    }),
    answer: Run,
    creates: true,
    refusals: ['simulation.unknown', 'run.code-taken'],
    audited: ['name', 'questionnaires', 'names_answers'],
  }),
  listRuns: defineCall({
    method: 'GET',
    path: '/simulation-run-get-all',
    access: 'administrator',
    summary:
      'List all runs, newest first; with `page`, fifty at a time; `finished` selects finished or unfinished ones, `archived` archived or other ones',
    query: z.object({
      ...pageQuery,
      status: RunStatusName.optional(),
      finished: queryFlag.optional(),
      archived: queryFlag.optional(),
    }),
    answer: z.object({ all_sim_run: z.array(ListedRun), total: z.int() }),
  }),
  listOpenRuns: defineCall({
    method: 'GET',
    path: '/simulation-run-get-open',
    access: 'administrator',
    summary: 'List the unfinished runs, with only their simulation, progress and number of participants',
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
    summary: 'Get a whole run; an observer gets it without email addresses and facilitator notes',
    params: runId,
    answer: Run,
    refusals: ['run.unknown'],
  }),
  renameRun: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/name',
    access: 'administrator',
    summary: 'Rename a run',
    params: runId,
    body: z.object({ name: name(runMessages.fieldsMissing) }),
    answer: z.object({ id: Id, name: z.string() }),
    refusals: ['run.unknown'],
    audited: ['name'],
  }),
  setRunOptions: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/options',
    access: 'administrator',
    summary: 'Turn options of a run on or off before it starts; an option that is left out stays as it is',
    params: runId,
    body: z.object({ table: z.boolean().optional(), asks_confidence: z.boolean().optional() }),
    answer: z.object({ id: Id, table: z.boolean(), asks_confidence: z.boolean() }),
    refusals: ['run.unknown', 'run.started'],
    audited: ['table', 'asks_confidence'],
  }),
  holdFacts: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/holds-facts',
    access: 'administrator',
    summary: 'Hold the key facts of a run back from participants after its end, or show them',
    params: runId,
    body: z.object({ holds_facts: z.boolean() }),
    answer: z.object({ id: Id, holds_facts: z.boolean() }),
    refusals: ['run.unknown'],
    audited: ['holds_facts'],
  }),
  archiveRun: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/archive',
    access: 'administrator',
    summary: 'Archive a finished run, or bring it back to the list of runs; its report and exports stay',
    params: runId,
    body: z.object({ archived: z.boolean() }),
    answer: z.object({ id: Id, archived_at: Time.nullable() }),
    refusals: ['run.unknown', 'run.not-over'],
    audited: ['archived'],
  }),
  deleteRun: defineCall({
    method: 'DELETE',
    path: '/simulation-runs/:runId',
    access: 'administrator',
    summary: 'Delete a run that has not started, with its seats and observers',
    params: runId,
    query: z.object({
      shown_participants: queryCount
        .optional()
        .describe('The number of participants that the caller was shown; refused if more have joined since'),
    }),
    answer: Deleted,
    refusals: ['run.unknown', 'run.has-started', 'run.joined-meanwhile'],
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
    summary: 'Close the scenario with the winning decision and go to the linked scenario',
    params: runId,
    body: z.object({
      scenario_id: Id.optional(),
      decision_id: Id.optional(),
      force: z.boolean().optional(),
      begin: z
        .boolean()
        .default(true)
        .describe(
          'Whether the next stage begins at once; if not, only the decision and the votes are revealed',
        ),
      conditions_met: z
        .array(Id)
        .max(conditionLimit)
        .optional()
        .describe('The conditions of the winning decision that were met; without it, none is judged'),
      conditions_unmet: unmetConditions,
      judged_decision_id: Id.optional().describe('The decision whose conditions were judged'),
      order_revision: z
        .int()
        .nullable()
        .optional()
        .describe('The revision of the judged order; null if the scenario asks for none'),
      facts_voiced: z
        .array(Id)
        .max(factLimit)
        .optional()
        .describe('Key facts of the scenario that somebody said aloud'),
    }),
    answer: Run.extend({ message: z.string().optional() }),
    refusals: [
      'run.unknown',
      'run.not-in-progress',
      'run.is-over',
      'advance.moved-on',
      'stage.not-begun',
      'advance.missing-voters',
      'advance.no-decisions',
      'advance.not-tied',
      'advance.judgement-incomplete',
      'advance.judged-another',
      'condition.foreign',
      'fact.other-scenario',
      'run.advanced-controls-off',
    ],
    audited: ['decision_id', 'force', 'conditions_met', 'conditions_unmet', 'facts_voiced'],
  }),
  showOutcome: defineCall({
    method: 'POST',
    path: '/simulation-run-show-outcome/:runId',
    access: 'administrator',
    summary: 'Show everybody what came of the decision of the scenario that was closed last',
    params: runId,
    body: z.object({ scenario_id: Id }),
    answer: Run,
    refusals: ['run.unknown', 'advance.moved-on'],
  }),
  beginStage: defineCall({
    method: 'POST',
    path: '/simulation-run-begin-stage/:runId',
    access: 'administrator',
    summary:
      'Begin the stage of the current scenario after its reveal: open it to everybody and start its clock',
    params: runId,
    body: z.object({ scenario_id: Id }),
    answer: Run,
    refusals: ['run.unknown', 'run.is-over', 'run.not-started', 'advance.moved-on'],
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
  setTime: defineCall({
    method: 'POST',
    path: '/simulation-run-set-time/:runId',
    access: 'administrator',
    summary: 'Set the time left in the current stage, also in a stage without a time limit',
    params: runId,
    body: z.object({ remaining_seconds: wholeNumber(remainingTime.least, remainingTime.most) }),
    answer: Run,
    refusals: ['run.unknown', 'run.not-started', 'run.is-over', 'run.advanced-controls-off'],
    audited: ['remaining_seconds'],
  }),
  setPlenaryTimer: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/plenary-timer',
    access: 'administrator',
    summary: 'Start a timer for the whole group, from one minute to four hours; null stops it',
    params: runId,
    body: z.object({ seconds: wholeNumber(60, 14_400).nullable() }),
    answer: Run,
    refusals: ['run.unknown', 'run.is-over'],
    audited: ['seconds'],
  }),
  saveFacilitatorNotes: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/notes',
    access: 'administrator',
    summary: 'Store the facilitator notes of a run',
    params: runId,
    body: z.object({ notes: text(limits.briefing) }),
    answer: z.object({ id: Id, notes: z.string() }),
    refusals: ['run.unknown'],
  }),
  saveTakeaway: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/takeaway',
    access: 'administrator',
    summary: 'Store what the facilitators take from a run, which opens its report for a board',
    params: runId,
    body: z.object({ takeaway: text(maxTakeawayLength) }),
    answer: z.object({ id: Id, takeaway: z.string() }),
    refusals: ['run.unknown'],
  }),
};
