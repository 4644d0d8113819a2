import { decidedByRules, decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, RoleName, RoomName, RunStatusName, Time } from './fields.ts';
import { runId } from './runs.ts';

const Counted = z.object({ decision_id: Id, count: z.int() });
const NamedScenario = z.object({ id: Id, name: z.string() });

/** A seat as the control room shows it: where it sits, whether it is there, what it has done in the current scenario. */
const BoardSeat = z.object({
  user_run_id: Id,
  user_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Empty for a guest, and for who only observes. */
  email_address: z.string(),
  is_guest: z.boolean(),
  /** Whether they can sign in: who can't is waited for no longer. */
  is_active: z.boolean(),
  room_name: RoomName,
  created_at: Time,
  /** Whether a stream of this person on this run is open now, on any process. */
  is_connected: z.boolean(),
  /** When a stream last opened or closed, or the run was last read without one. */
  last_seen_at: Time.nullable(),
  /** The decisions chosen in the current scenario. */
  room_vote: Id.nullable(),
  final_vote: Id.nullable(),
  /** The rooms in which they were cast: who is moved later leaves them there. */
  room_vote_in: RoomName.nullable(),
  final_vote_in: RoomName.nullable(),
  /** The final decision was recorded by a facilitator. */
  on_behalf: z.boolean(),
});

/**
 * The current scenario of a run at a glance: who is there, who has voted for what, and where it would go. No texts, so
 * that it stays small however many take part. Removed seats and withdrawn votes are not in it. Before the start
 * `scenario_id` is null and there is nothing to count.
 */
const RunBoard = z.object({
  run_id: Id,
  revision: z.int(),
  server_time: Time,
  scenario_id: Id.nullable(),
  /** Where participants reach the product, when the operator has said so; else as the caller does. */
  public_url: z.string().nullable(),
  /** In the order in which they joined. */
  seats: z.array(BoardSeat),
  /** Room votes by the room in which they were cast; rooms and decisions without any are left out. */
  room_votes: z.partialRecord(RoleName, z.array(Counted)),
  /** Every decision of the scenario in its order, those without a final decision included. */
  final_votes: z.array(
    Counted.extend({
      /** The rooms whose own votes it leads. */
      rooms_led: z.array(RoleName),
      /** When it got the last of its votes. */
      reached_at: Time.nullable(),
    }),
  ),
  /** Seats that an advance waits for, in the order of the seats. */
  missing_user_run_ids: z.array(Id),
  /** The decisions with most final decisions, in the order in which they got there: several in a tie, none at first. */
  leading: z.array(Id),
  /** What an advance without a choice would give now (ruling 4.6); null without votes, and once the run is finished. */
  rule_choice: z.object({ decision_id: Id, decided_by: z.enum(decidedByRules) }).nullable(),
  /** Where each decision of the scenario leads; null where it ends the simulation. */
  next: z.array(
    z.object({ decision_id: Id, scenario: NamedScenario.extend({ stage_number: z.int() }).nullable() }),
  ),
  /** The stages closed so far, in order: which way the group went. */
  path: z.array(
    z.object({
      stage_number: z.int(),
      scenario: NamedScenario,
      decision: z.object({ id: Id, title_of_decision: z.string() }).nullable(),
      decided_by: z.enum(decidedBys).nullable(),
      forced: z.boolean(),
    }),
  ),
});

export const boards = {
  getRunBoard: defineCall({
    method: 'GET',
    path: '/simulation-run-board/:runId',
    access: 'observe',
    summary: 'The current scenario of a run at a glance: presence, votes, who is missing, where it would go',
    params: runId,
    answer: RunBoard,
    refusals: ['run.unknown'],
  }),
  getFigures: defineCall({
    method: 'GET',
    path: '/admin-figures',
    access: 'administrator',
    summary: 'How many simulations, scenarios and runs there are, and where the runs stand',
    answer: z.object({
      total_simulations: z.int(),
      /** Runs that are in progress or paused. */
      active_runs: z.int(),
      total_scenarios: z.int(),
      /** All runs, by where they stand. */
      runs_by_status: z.record(RunStatusName, z.int()),
    }),
  }),
};
