import { entryLimits, questionStates } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, pathId, trimmedText } from '../fields.ts';
import { runId } from '../play/run.ts';
import { answer, facilitatorRefusals, path, unopenedRefusals } from './guided-debrief-shared.ts';
import { Phase, WritingPhase } from './guided-debrief-view.ts';

const questionId = runId.extend({ questionId: pathId() });

/** The calls about the questions of a guided debrief. */
export const debriefQuestions = {
  writeDebriefQuestion: defineCall({
    method: 'POST',
    path: `${path}/questions`,
    access: 'administrator',
    summary: 'Add a question to a guided debrief',
    params: runId,
    body: z.object({ phase: WritingPhase, text: trimmedText(undefined, entryLimits.length) }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.too-many-questions'],
    audited: ['phase', 'text'],
    creates: true,
    idempotent: true,
  }),
  editDebriefQuestion: defineCall({
    method: 'PUT',
    path: `${path}/questions/:questionId`,
    access: 'administrator',
    summary: 'Change the text of a question, or keep or drop it',
    params: questionId,
    body: z.object({
      text: trimmedText(undefined, entryLimits.length)
        .nullable()
        .describe('Null restores the question as it was made from the run'),
      state: z.enum(questionStates),
    }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.question-unknown'],
    audited: ['text', 'state'],
  }),
  showDebriefQuestion: defineCall({
    method: 'PUT',
    path: `${path}/shown`,
    access: 'administrator',
    summary:
      'Show a question on the projector and on phones, with a reason of the minority if it is about one',
    params: runId,
    body: z.object({
      from: Phase.describe('The phase that the caller saw'),
      question_id: Id.nullable().describe('Null shows the standard question of the phase'),
      reason_id: Id.nullable().describe('One of the reasons that listMinorityReasons returned'),
    }),
    answer,
    refusals: [
      ...facilitatorRefusals,
      'debrief.moved-on',
      'debrief.question-unknown',
      'debrief.reason-unknown',
    ],
    audited: ['question_id'],
  }),
  listMinorityReasons: defineCall({
    method: 'GET',
    path: `${path}/questions/:questionId/reasons`,
    access: 'administrator',
    summary:
      'Get the reasons of the minority that a question is about, without names, ordered by their texts',
    params: questionId,
    answer: z.object({ reasons: z.array(z.object({ id: Id, text: z.string() })) }),
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.question-unknown'],
  }),
};
