import { z } from 'zod';
import { Decision } from '../authoring/decisions.ts';
import { StoredFile } from '../authoring/files.ts';
import { RunRooms } from '../authoring/room-settings.ts';
import { Id, pathId, QuestionnaireScopeName, RoomName, RunStatusName, Time } from '../fields.ts';
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
