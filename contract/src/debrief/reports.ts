import { decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { StoredFile } from '../authoring/files.ts';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { Id, RoleName, RoomName } from '../fields.ts';
import { AnswerMap } from '../play/questionnaires.ts';
import { OutcomeTexts, runId } from '../play/run.ts';
import { SharedPost, TableItem } from '../play/table.ts';
import { Confidence, Shift } from './shift.ts';

const DecisionTexts = z.object({
  id: Id,
  title_of_decision: z.string(),
  description_of_decision: z.string(),
});
export const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  /** Whether this is a guest, whose name nobody has checked. */
  is_guest: z.boolean(),
});
/** A file that voters marked as evidence. */
const EvidenceFile = StoredFile.pick({ id: true, name: true, size: true, room_name: true });
const UserInfo = z.object({
  user_info: Person,
  /** The room that the person was in when the vote was cast. */
  room_name: RoomName,
  decision_chosen: DecisionTexts,
  reasoning: z.string(),
  /** The ids of the posts marked as evidence. */
  evidence: z.array(Id),
  /** The ids of the files marked as evidence. */
  evidence_files: z.array(Id),
  /** Whether a facilitator cast it on the participant's behalf. */
  on_behalf: z.boolean(),
});

const DecidedBy = z.enum(decidedBys).nullable();
/** The way in which the group's decision was reached. */
const Decided = {
  decided_by: DecidedBy,
  /** Whether the run advanced although voters were missing. */
  forced: z.boolean(),
  /** The missing voters at that time, including people removed since. */
  missing_users: z.array(Person),
  /** The participants who were removed while the stage was open and did not join again in it. */
  removed_users: z.array(Person),
};

const roomMap = <S extends z.core.$ZodType>(schema: S) => z.partialRecord(RoleName, schema);

export const reports = {
  getParticipantReport: defineCall({
    method: 'GET',
    path: '/generate-report/:runId',
    access: 'run',
    summary: "Get the caller's summary of a run: the closed stages in order",
    params: runId,
    answer: z.object({
      message: z.string().optional(),
      report_per_stage: z.array(
        z.object({
          stage_number: z.int(),
          scenario_id: Id,
          title_of_stage: z.string(),
          title_of_scenario: z.string(),
          /** The rooms as this stage showed them; null for the six standard ones. */
          room_texts: RunRooms,
          chosen_decision: z.string().nullable(),
          chosen_decision_id: Id.nullable(),
          /** The outcome of the group's decision; null if nothing was written about it. */
          outcome: OutcomeTexts.nullable(),
          /** The order of the group. Once the run is over, it has the judged conditions. */
          order: z
            .object({
              text: z.string(),
              conditions: z.array(z.object({ text: z.string(), is_met: z.boolean().nullable() })),
            })
            .nullable(),
          /** The items on the table of the scenario, in the order in which they were added. */
          table: z.array(TableItem),
          /** Totals of confidence and forecasts. Null if the run doesn't ask, or if the stage was not closed. */
          confidence: Confidence.nullable(),
          decided_by: DecidedBy,
          user_chosen_decision: z
            .object({
              /** The room that the participant was in when the vote was cast. */
              room_name: RoomName,
              decision_chosen: z.string(),
              decision_chosen_id: Id,
              reasoning: z.string(),
              evidence: z.array(SharedPost),
              evidence_files: z.array(EvidenceFile),
              /** The participant's confidence. Null if the run doesn't ask, or if a facilitator recorded the decision. */
              confidence: z.int().nullable(),
            })
            .nullable(),
          /** The participant's own room vote, in the room where it was cast. */
          user_room_vote: z
            .object({
              room_name: RoomName,
              decision_chosen: z.string(),
              decision_chosen_id: Id,
              reasoning: z.string(),
              evidence: z.array(SharedPost),
              evidence_files: z.array(EvidenceFile),
              /** The participant's confidence and forecast. Null if the run doesn't ask. */
              confidence: z.int().nullable(),
              forecast: z.object({ id: Id, title_of_decision: z.string() }).nullable(),
            })
            .nullable(),
          room_decisions: roomMap(
            z.object({
              decision_id: Id.nullable(),
              title_of_decision: z.string().nullable(),
              votes: z.int(),
              /** The decisions that share the most votes, if there are several. */
              tied: z.array(z.object({ id: Id, title_of_decision: z.string() })),
              /** All votes cast in the room. */
              votes_cast: z.int(),
            }),
          ),
        }),
      ),
      /** Whether rooms could share posts and files on a table. */
      table: z.boolean(),
      /** A whole percentage, rounded. */
      alignment_rate: z.int(),
      'pre-questionnaire': AnswerMap.nullable(),
      'post-questionnaire': AnswerMap.nullable(),
    }),
  }),
  getAdminReport: defineCall({
    method: 'GET',
    path: '/generate-report-admin/:runId',
    access: 'administrator',
    summary: 'Get the report of a run for its facilitator, one item per closed stage',
    params: runId,
    answer: z.array(
      z.object({
        stage_number: z.int(),
        scenario_id: Id,
        title_of_stage: z.string(),
        title_of_scenario: z.string(),
        /** The rooms as this stage showed them; null for the six standard ones. */
        room_texts: RunRooms,
        /** The decisions of the scenario, in its order. */
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
        /** The posts that these voters marked as evidence. */
        evidence_posts: z.array(SharedPost),
        /** The files that these voters marked as evidence. */
        evidence_files: z.array(EvidenceFile),
        /** From room votes to final decisions. Null for a stage in which the run was stopped. */
        shift: Shift.nullable(),
      }),
    ),
    refusals: ['run.unknown'],
  }),
};
