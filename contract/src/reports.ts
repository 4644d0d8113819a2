import { decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, RoleName, RoomName } from './fields.ts';
import { AnswerMap } from './questionnaires.ts';
import { runId } from './runs.ts';

const DecisionTexts = z.object({
  id: Id,
  title_of_decision: z.string(),
  description_of_decision: z.string(),
});
export const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  /** Takes part by name only, which nobody has checked. */
  is_guest: z.boolean(),
});
/** A post on which votes rest, as it reads now. */
const EvidencePost = z.object({
  id: Id,
  room_name: RoomName,
  author: z.object({ name: z.string(), handle: z.string() }),
  content: z.string(),
});
const UserInfo = z.object({
  user_info: Person,
  decision_chosen: DecisionTexts,
  reasoning: z.string(),
  /** The ids of the posts on which it rests. */
  evidence: z.array(Id),
  /** Cast by a facilitator on the participant's behalf. */
  on_behalf: z.boolean(),
});

const DecidedBy = z.enum(decidedBys).nullable();
/** How the group's decision was reached (ruling 8.2). */
const Decided = {
  decided_by: DecidedBy,
  /** Advanced although voters were missing. */
  forced: z.boolean(),
  /** Whose votes were missing then, those since removed included. */
  missing_users: z.array(Person),
  /** Who was removed from the run while the stage was open. */
  removed_users: z.array(Person),
};

const roomMap = <S extends z.core.$ZodType>(schema: S) => z.partialRecord(RoleName, schema);

export const reports = {
  getParticipantReport: defineCall({
    method: 'GET',
    path: '/generate-report/:runId',
    access: 'run',
    summary: "The caller's summary of a run: the closed stages, in order",
    params: runId,
    answer: z.object({
      message: z.string().optional(),
      report_per_stage: z.array(
        z.object({
          stage_number: z.int(),
          scenario_id: Id,
          title_of_stage: z.string(),
          title_of_scenario: z.string(),
          chosen_decision: z.string().nullable(),
          chosen_decision_id: Id.nullable(),
          decided_by: DecidedBy,
          user_chosen_decision: z
            .object({
              decision_chosen: z.string(),
              decision_chosen_id: Id,
              reasoning: z.string(),
              evidence: z.array(EvidencePost),
            })
            .nullable(),
          /** The own vote in the room where it was cast. */
          user_room_vote: z
            .object({
              room_name: RoomName,
              decision_chosen: z.string(),
              decision_chosen_id: Id,
              reasoning: z.string(),
              evidence: z.array(EvidencePost),
            })
            .nullable(),
          room_decisions: roomMap(
            z.object({
              decision_id: Id.nullable(),
              title_of_decision: z.string().nullable(),
              votes: z.int(),
            }),
          ),
        }),
      ),
      /** Rounded percentage (ruling 8.4). */
      alignment_rate: z.int(),
      'pre-questionnaire': AnswerMap.nullable(),
      'post-questionnaire': AnswerMap.nullable(),
    }),
  }),
  getAdminReport: defineCall({
    method: 'GET',
    path: '/generate-report-admin/:runId',
    access: 'administrator',
    summary: 'The report of a run for its facilitator, one item a closed stage',
    params: runId,
    answer: z.array(
      z.object({
        stage_number: z.int(),
        scenario_id: Id,
        title_of_stage: z.string(),
        title_of_scenario: z.string(),
        /** What the scenario offers, in its order. */
        offered_decisions: z.array(DecisionTexts),
        chosen_decision: DecisionTexts.nullable(),
        ...Decided,
        all_user_decisions: z.array(UserInfo),
        room_decisions: roomMap(
          z.object({
            votes: z.int(),
            decision_id: z.object({ id: Id, title: z.string(), description: z.string() }).nullable(),
          }),
        ),
        room_decisions_all_user_votes: roomMap(z.array(UserInfo)),
        /** The posts on which these votes rest. */
        evidence_posts: z.array(EvidencePost),
      }),
    ),
    refusals: ['run.unknown'],
  }),
};
