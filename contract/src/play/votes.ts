import { confidenceSteps, maxEvidence } from '@vincere/domain';
import { z } from 'zod';
import { OfferedDecision } from '../authoring/decisions.ts';
import { defineCall } from '../call.ts';
import { Id, limits, pathId, Reasoning, RoomName, Time, text } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { runId, UserDecision } from './run.ts';

const Vote = z.object({
  decision_chosen_id: Id,
  reasoning: Reasoning,
  /** The ids of the posts marked as evidence, of those that the voter can read in this scenario and those on the table. */
  evidence: z.array(Id).max(maxEvidence).default([]),
  /** The ids of the files on the table marked as evidence. Posts and files are at most ten in all. */
  evidence_files: z.array(Id).max(maxEvidence).default([]),
  /** The voter's confidence: 0 is a guess, 100 is certain. Required if the run asks for it, otherwise ignored. */
  // Anything else is as good as none: a run that doesn't ask ignores it, and one that asks refuses the vote.
  confidence: z.literal(confidenceSteps).optional().catch(undefined),
});

const StoredVote = z.object({
  id: Id,
  user_run_id: Id,
  scenario_id: Id,
  decision_chosen_id: Id,
  reasoning: z.string(),
  evidence: z.array(Id),
  evidence_files: z.array(Id),
  created_at: Time,
});

/** The voter's own estimates beside a vote. Nobody else gets them. */
const OwnEstimates = z.object({
  confidence: z.int(),
  /** The decision with which the voter expects the scenario to close. */
  forecast: Id,
});

const castRefusals = [
  'run.not-in-progress',
  'stage.not-begun',
  'vote.not-offered',
  'vote.already-submitted',
  'vote.bad-evidence',
  'vote.foreign-evidence',
  'vote.too-much-evidence',
] as const;

export const votes = {
  castFinalVote: defineCall({
    method: 'POST',
    path: '/user-decision-create/:runId',
    access: 'vote',
    summary: 'Cast the final decision of the caller in the current scenario',
    params: runId,
    body: Vote,
    answer: StoredVote,
    creates: true,
    refusals: [...castRefusals, 'vote.no-confidence'],
  }),
  castRoomVote: defineCall({
    method: 'POST',
    path: '/user-decision-room-create/:runId',
    access: 'room-vote',
    summary: 'Cast the room vote of the caller in the current scenario',
    params: runId,
    /** The room that the voter saw. If it is passed, the vote is refused in any other room. */
    body: Vote.extend({
      room_name: RoomName.optional(),
      forecast: Id.optional()
        .catch(undefined)
        .describe(
          'The decision with which the voter expects the scenario to close. Required if the run asks for confidence, otherwise ignored',
        ),
    }),
    answer: StoredVote.extend({ room_name: RoomName }),
    creates: true,
    refusals: [
      ...castRefusals,
      'vote.other-room',
      'vote.no-confidence',
      'vote.no-forecast',
      'vote.bad-forecast',
    ],
  }),
  getOwnEstimates: defineCall({
    method: 'GET',
    path: '/user-decision-estimates/:runId',
    access: 'run',
    summary:
      "Get how sure the caller was with each vote in the current scenario, and the caller's forecast. Nobody else can read them",
    params: runId,
    answer: z.object({
      /** Null without a room vote, or if the run doesn't ask. */
      room: OwnEstimates.nullable(),
      /** Null without a final decision of their own, or if the run doesn't ask. */
      final: OwnEstimates.pick({ confidence: true }).nullable(),
    }),
  }),
  recordVoteFor: defineCall({
    method: 'POST',
    path: '/simulation-runs/:runId',
    access: 'administrator',
    summary: 'Record a final decision on behalf of a participant',
    params: runId,
    body: z.object({
      participantId: Id,
      scenarioId: Id,
      decisionId: Id,
      reasoning: text(limits.reasoning).default(''),
    }),
    answer: StoredVote,
    creates: true,
    refusals: [
      'run.unknown',
      'seat.unknown',
      'advance.moved-on',
      'run.advanced-controls-off',
      ...castRefusals,
    ],
    audited: ['participantId', 'decisionId'],
  }),
  withdrawVoteFor: defineCall({
    method: 'DELETE',
    path: '/user-decision-on-behalf/:runId/:participantId/:scenarioId',
    access: 'administrator',
    summary: 'Withdraw a final decision of the current scenario that a facilitator recorded',
    params: runId.extend({
      participantId: pathId('No such participant'),
      scenarioId: pathId('No such scenario'),
    }),
    answer: z.object({ id: Id }),
    refusals: [
      'run.unknown',
      'seat.unknown',
      'advance.moved-on',
      'run.not-in-progress',
      'vote.not-on-behalf',
      'run.advanced-controls-off',
    ],
  }),
  getRoomVotes: defineCall({
    method: 'GET',
    path: '/room-get-all-vote/:runId/:roomId',
    access: 'run',
    summary:
      "List the votes of a room in the current scenario; of another room only the leading decision, and of the caller's room before the caller has voted only the number of votes",
    params: z.object({
      runId: pathId(runMessages.invalidId),
      /** The room's name, or the id of its room run. */
      roomId: z.union([RoomName, pathId('No such room')]),
    }),
    answer: z.object({
      room_name: RoomName,
      scenario_id: Id.nullable(),
      'Counts votes': z.record(z.string(), z.int()),
      max_vote: OfferedDecision.pick({ id: true, title_of_decision: true }).nullable(),
      max_vote_count: z.int(),
      /** The share of the room's votes, as a whole percentage. */
      max_vote_percentage: z.int(),
      /** The decisions that share the most votes, if there are several. */
      tied: z.array(OfferedDecision.pick({ id: true, title_of_decision: true })),
      /** Votes cast in the room, also by people who have been moved since. */
      votes_cast: z.int(),
      /** These, and the votes still possible there: of people in the room who have no room vote. */
      ballots: z.int(),
      all_room_decisions: z.array(
        z.object({
          user_run_id: Id,
          decision_chosen_id: Id,
          reasoning: z.string(),
          /** The posts marked as evidence. */
          evidence: z.array(Id),
          /** The files on the table marked as evidence. */
          evidence_files: z.array(Id),
          user: z.object({
            first_name: z.string(),
            last_name: z.string(),
            email_address: z.string().nullable(),
          }),
        }),
      ),
      Simulation_run_details: z.object({ all_users_decision: z.array(UserDecision) }),
    }),
    refusals: ['room.unknown'],
  }),
};
