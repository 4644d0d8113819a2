import { decidedByRules, decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Confidence } from '../debrief/shift.ts';
import { Id, RoleName, RoomName, RunStatusName, Time } from '../fields.ts';
import { runId } from './run.ts';

const Counted = z.object({ decision_id: Id, count: z.int() });
const NamedScenario = z.object({ id: Id, name: z.string() });

/** A seat in the control room: its room, its presence, and its votes in the current scenario. */
const BoardSeat = z.object({
  user_run_id: Id,
  user_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Empty for a guest, and when the caller only observes. */
  email_address: z.string(),
  is_guest: z.boolean(),
  /** Whether they can sign in. A run no longer waits for people who can't. */
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
  /** The rooms in which the votes were cast. A participant who is moved later leaves them there. */
  room_vote_in: RoomName.nullable(),
  final_vote_in: RoomName.nullable(),
  /** Whether a facilitator recorded the final decision. */
  on_behalf: z.boolean(),
});

/**
 * An overview of the current scenario of a run: presence, votes, and the next scenario as votes stand. It contains no
 * texts, so that it stays small for any number of participants, and no votes that were withdrawn. Before the start
 * `scenario_id` is null and there are no votes.
 */
const RunBoard = z.object({
  run_id: Id,
  revision: z.int(),
  server_time: Time,
  scenario_id: Id.nullable(),
  /** The public URL, if the operator has configured one; null means that participants use the caller's own URL. */
  public_url: z.string().nullable(),
  /** In the order of joining. */
  seats: z.array(BoardSeat),
  /** The facilitators who have the control room open now, by first name. Empty if the caller only observes. */
  facilitators: z.array(z.object({ user_id: Id, first_name: z.string(), last_name: z.string() })),
  /** The people whose removal can be undone, last removed first. Empty if the caller only observes. */
  removed: z.array(
    z.object({ user_run_id: Id, first_name: z.string(), last_name: z.string(), room_name: RoomName }),
  ),
  /** Room votes by the room in which they were cast. Rooms and decisions without votes are omitted. */
  room_votes: z.partialRecord(RoleName, z.array(Counted)),
  /** Every decision of the scenario in its order, including those without votes. */
  final_votes: z.array(
    Counted.extend({
      /** The rooms in which it leads by room votes. */
      rooms_led: z.array(RoleName),
      /** The time of its last vote. */
      reached_at: Time.nullable(),
    }),
  ),
  /** Seats that an advance waits for, in the order of the seats. */
  missing_user_run_ids: z.array(Id),
  /** The decisions with most final votes, in the order in which they reached that count. Several in a tie, none at first. */
  leading: z.array(Id),
  /** The decision that would win if the run advanced now without a choice; null without votes or when the run is finished. */
  rule_choice: z.object({ decision_id: Id, decided_by: z.enum(decidedByRules) }).nullable(),
  /** The scenario that each decision leads to; null if it ends the simulation. */
  next: z.array(
    z.object({ decision_id: Id, scenario: NamedScenario.extend({ stage_number: z.int() }).nullable() }),
  ),
  /** The stages closed so far, in order. */
  path: z.array(
    z.object({
      stage_number: z.int(),
      scenario: NamedScenario,
      decision: z.object({ id: Id, title_of_decision: z.string() }).nullable(),
      decided_by: z.enum(decidedBys).nullable(),
      forced: z.boolean(),
    }),
  ),
  /** The stage closed last, with the votes that counted when it closed; null before that. */
  last_closed: z
    .object({
      stage_number: z.int(),
      scenario_id: Id,
      /** Every decision of the scenario in its order, including those without votes. */
      final_votes: z.array(Counted.extend({ title_of_decision: z.string() })),
      room_votes: z.partialRecord(RoleName, z.array(Counted)),
      /** Totals of confidence and forecasts. Null if the run doesn't ask. */
      confidence: Confidence.nullable(),
    })
    .nullable(),
});

export const boards = {
  getRunBoard: defineCall({
    method: 'GET',
    path: '/simulation-run-board/:runId',
    access: 'observe',
    summary:
      'Get the board of a run: presence, votes, missing voters, the next scenario by the current votes',
    params: runId,
    answer: RunBoard,
    refusals: ['run.unknown'],
  }),
  getFigures: defineCall({
    method: 'GET',
    path: '/admin-figures',
    access: 'administrator',
    summary: 'Get the numbers of simulations, scenarios and runs, and of runs by status',
    answer: z.object({
      total_simulations: z.int(),
      /** Runs that are in progress or paused. */
      active_runs: z.int(),
      total_scenarios: z.int(),
      /** The number of runs by status. */
      runs_by_status: z.record(RunStatusName, z.int()),
    }),
  }),
};
