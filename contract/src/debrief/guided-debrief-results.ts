import {
  actionLimits,
  actionStatuses,
  commitmentLength,
  debriefStatements,
  highestAnswer,
} from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { filledText, Id, name, optionalName, pathId, wholeNumber } from '../fields.ts';
import { runId } from '../play/run.ts';
import { answer, path, unopenedRefusals } from './guided-debrief-shared.ts';
import { Commitment, Day } from './guided-debrief-view.ts';

const actionId = runId.extend({ actionId: pathId() });

const actionFields = {
  what: name(undefined, actionLimits.what),
  owner_seat_id: Id.nullable().describe('A participant of the run'),
  owner: optionalName(actionLimits.owner).describe('Used if no participant is named'),
  due_on: Day.nullable(),
};

/** The calls about what people take from a debrief: commitments, actions, and answers to the statements. */
export const debriefResults = {
  commit: defineCall({
    method: 'PUT',
    path: `${path}/commitment`,
    access: 'vote',
    summary: "Save the caller's commitment, which nobody else can read",
    params: runId,
    body: z.object({
      text: filledText(commitmentLength),
      due_on: Day,
      is_reminded: z.boolean().describe('Whether a reminder is sent by mail on that day'),
    }),
    answer: Commitment,
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.commitment-date', 'debrief.no-reminder'],
  }),
  deleteCommitment: defineCall({
    method: 'DELETE',
    path: `${path}/commitment`,
    access: 'vote',
    summary: "Delete the caller's commitment and cancel its reminder, at any time",
    params: runId,
    answer: z.object({ id: Id }),
    refusals: unopenedRefusals,
  }),
  writeAction: defineCall({
    method: 'POST',
    path: `${path}/actions`,
    access: 'administrator',
    summary: 'Write down an action of the group',
    params: runId,
    body: z.object(actionFields),
    answer,
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.owner-unknown', 'debrief.too-many-actions'],
    audited: ['what', 'owner', 'due_on'],
    creates: true,
    idempotent: true,
  }),
  editAction: defineCall({
    method: 'PUT',
    path: `${path}/actions/:actionId`,
    access: 'administrator',
    summary: 'Change an action, also when the result is final',
    params: actionId,
    body: z.object({ ...actionFields, status: z.enum(actionStatuses) }),
    answer,
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.action-unknown', 'debrief.owner-unknown'],
    audited: ['what', 'owner', 'due_on', 'status'],
  }),
  answerStatements: defineCall({
    method: 'POST',
    path: `${path}/answers`,
    access: 'vote',
    summary:
      'Answer the statements about the debrief without a name, or leave them out. Only the first call of a person counts',
    params: runId,
    body: z.object({
      answers: z
        .array(wholeNumber(1, highestAnswer))
        .length(debriefStatements.length)
        .nullable()
        .describe('One answer for each statement in their order; null leaves them out'),
    }),
    answer: z.object({ has_answered: z.literal(true) }),
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.final'],
  }),
};
