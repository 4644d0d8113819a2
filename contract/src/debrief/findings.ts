import { decidedByRules, decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { Id, RoleName } from '../fields.ts';
import { OutcomeTexts, runId } from '../play/run.ts';

/** The part of the report that shows what a finding is made from. */
const Source = z.union([
  z.object({ kind: z.enum(['map', 'shift', 'forecast', 'rooms', 'reasons', 'facts']) }),
  z.object({
    kind: z.literal('timeline'),
    /** Whether it is the moment at which the run entered the stage or left it. */
    moment: z.enum(['entered', 'left']),
    /** Running time of the run at that moment. */
    at_ms: z.int(),
  }),
]);

const tieBreaks = decidedBys.filter((rule) => rule !== decidedByRules[0]);

/** A finding of one kind: its stage and its numbers. */
function ofKind<Kind extends string, Numbers extends z.ZodRawShape>(kind: Kind, numbers: Numbers) {
  return z.object({
    kind: z.literal(kind),
    ...numbers,
    stage_number: z.int(),
    scenario_id: Id,
    source: Source,
    /** Whether it only describes the run. */
    is_neutral: z.boolean(),
  });
}

/** Whether the facilitator chose the decision of the group in a tie. Absent in older findings. */
const inTie = { chosen_in_tie: z.boolean().optional() };

/** A finding about the record of a run. It has numbers, and names nobody. */
export const Finding = z.discriminatedUnion('kind', [
  ofKind('tie', {
    /** The decisions that shared the most votes. */
    tied: z.array(Id),
    votes_each: z.int(),
    others: z.array(z.object({ decision_id: Id, votes: z.int() })),
    decided_by: z.enum(tieBreaks),
    chosen_decision_id: Id,
  }),
  ofKind('forced', { missing: z.int(), of: z.int() }),
  ofKind('room-against-group', {
    room_name: RoleName,
    decision_id: Id,
    votes: z.int(),
    of: z.int(),
    chosen_decision_id: Id,
    chosen_votes: z.int(),
    cast: z.int(),
    ...inTie,
  }),
  ofKind('moved', {
    moved: z.int(),
    /** Everybody with both a room vote and a final decision of their own. */
    of: z.int(),
    moves: z.array(z.object({ from: Id, to: Id, people: z.int() })),
    room_votes: z.array(z.object({ decision_id: Id, people: z.int() })),
  }),
  ofKind('unshared-facts', { facts: z.int(), of: z.int() }),
  ofKind('forecast', {
    chosen_decision_id: Id,
    /** The forecasts that named the chosen decision. */
    named: z.int(),
    of: z.int(),
    /** The decision with the most forecasts, if it is a single other one, with its final votes. */
    expected: z.object({ decision_id: Id, people: z.int(), votes: z.int() }).nullable(),
  }),
  ofKind('minority', { decision_id: Id, votes: z.int(), of: z.int(), chosen_decision_id: Id, ...inTie }),
  /** Only questions of a guided debrief are made from it. */
  ofKind('pooled-facts', { decision_id: Id, facts: z.int(), chosen_decision_id: Id, ...inTie }),
  ofKind('slowest', {
    seconds: z.int(),
    clock_seconds: z.int(),
    others: z.array(z.object({ stage_number: z.int(), seconds: z.int(), clock_seconds: z.int() })),
  }),
  ofKind('running-time', { seconds: z.int(), stages: z.int() }),
  ofKind('path', { met: z.int(), of: z.int() }),
  ofKind('last-decision', { decision_id: Id.nullable(), offered: z.int() }),
]);

const Stage = z.object({
  stage_number: z.int(),
  scenario_id: Id,
  title_of_scenario: z.string(),
  /** The rooms as this stage showed them; null for the six standard ones. */
  room_texts: RunRooms,
  /** The offered decisions in their order, each with its final votes. */
  decisions: z.array(z.object({ id: Id, title_of_decision: z.string(), votes: z.int() })),
  chosen_decision_id: Id.nullable(),
  decided_by: z.enum(decidedBys).nullable(),
  /** Running time in the stage. */
  seconds: z.int(),
  /** The length of its clock with all time that was added; null without a limit. */
  clock_seconds: z.int().nullable(),
});

const NotShared = z.object({
  /** The number of key facts of the closed stages. */
  of: z.int(),
  /** The number of key facts that no room had: their posts never appeared, or nobody sat in their rooms. */
  in_no_room: z.int(),
  /** How many of them everybody had from the dashboard, and nobody said. */
  with_all: z.int(),
  /** The facts that rooms had and that never left them, those that argue against the group's decision first. */
  facts: z.array(
    z.object({
      id: Id,
      stage_number: z.int(),
      scenario_id: Id,
      text: z.string(),
      /** The rooms that had it. */
      rooms: z.array(RoleName),
      /** Whether somebody of these rooms read it. Null if it would be about one person. */
      is_read: z.boolean().nullable(),
      supports: z.array(Id),
      opposes: z.array(Id),
    }),
  ),
  /** The stages with such facts in which one decision has the highest balance over all facts. */
  pooled: z.array(z.object({ stage_number: z.int(), scenario_id: Id, facts: z.int(), decision_id: Id })),
});

const Findings = z.object({
  /** The closed stages, and the stage in which a run was stopped early. */
  stages: z.array(Stage),
  /** The outcome of the last decision; null if its author wrote none. */
  last_outcome: OutcomeTexts.extend({
    stage_number: z.int(),
    /** Whether this decision ended the run. */
    is_ending: z.boolean(),
  }).nullable(),
  /** Three to five, the most remarkable first. Empty without a stage. */
  findings: z.array(Finding),
  /** Whether there are only neutral facts because fewer than four people decided in each stage. */
  is_too_small: z.boolean(),
  /** Null for a run without key facts. */
  not_shared: NotShared.nullable(),
});
export type Findings = z.infer<typeof Findings>;

export const findings = {
  getFindings: defineCall({
    method: 'GET',
    path: '/simulation-run-findings/:runId',
    access: 'follow',
    summary:
      'Get the first page of the report of a run: its path, its findings, and what was not shared. Participants and observers get it while the report is shared',
    params: runId,
    answer: Findings,
    refusals: ['report.not-shared'],
  }),
  shareReport: defineCall({
    method: 'POST',
    path: '/simulation-run-share/:runId',
    access: 'administrator',
    summary: 'Share the report of a finished run with its participants, or stop sharing it',
    params: runId,
    body: z.object({ shared: z.boolean() }),
    answer: z.object({ id: Id, shared: z.boolean() }),
    refusals: ['run.unknown', 'report.run-not-over'],
    audited: ['shared'],
  }),
};
