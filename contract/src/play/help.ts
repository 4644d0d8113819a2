import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxHelpLength } from '../constants.ts';
import { filledText, Id, pathId, RoomName, Time } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { runId } from './run.ts';

/** A question to the facilitators, as the person who asked it sees it. */
const Question = z.object({
  id: Id,
  content: z.string(),
  created_at: Time,
  /** Null while the question is open. */
  settled_at: Time.nullable(),
  /** In the order in which they were written. */
  answers: z.array(
    z.object({
      id: Id,
      content: z.string(),
      created_at: Time,
      /** The facilitator's name. */
      by: z.string(),
    }),
  ),
});

/** A question as facilitators see it, with the participant who asked and their room. */
const AskedQuestion = Question.extend({
  user_run_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  room_name: RoomName,
  /** Whether the participant was removed since. Then an answer reaches nobody, even if the person joined again. */
  has_left: z.boolean(),
});

const questionId = z.object({ runId: pathId(runMessages.invalidId), questionId: pathId() });

export const help = {
  listOwnHelp: defineCall({
    method: 'GET',
    path: '/simulation-run-own-help/:runId',
    access: 'vote',
    summary: "List the caller's last questions to the facilitators with their answers, oldest first",
    params: runId,
    answer: z.object({ questions: z.array(Question) }),
  }),
  askForHelp: defineCall({
    method: 'POST',
    path: '/simulation-run-own-help/:runId',
    access: 'vote',
    summary: 'Ask the facilitators a question',
    params: runId,
    body: z.object({ content: filledText(maxHelpLength) }),
    answer: Question,
    creates: true,
    idempotent: true,
    refusals: ['run.is-over', 'help.too-many-open'],
  }),
  listHelp: defineCall({
    method: 'GET',
    path: '/simulation-run-help/:runId',
    access: 'administrator',
    summary:
      'List the questions of participants: first the open ones, longest waiting first, then the last settled ones',
    params: runId,
    answer: z.object({
      /** The number of all open questions. */
      open_count: z.int(),
      open: z.array(AskedQuestion),
      /** The number of all settled questions. */
      settled_count: z.int(),
      settled: z.array(AskedQuestion),
    }),
    refusals: ['run.unknown'],
  }),
  answerHelp: defineCall({
    method: 'POST',
    path: '/simulation-run-help/:runId/:questionId',
    access: 'administrator',
    summary: 'Answer a question, which settles it',
    params: questionId,
    body: z.object({ content: filledText(maxHelpLength) }),
    answer: AskedQuestion,
    creates: true,
    refusals: ['run.unknown', 'run.is-over', 'help.unknown'],
  }),
  settleHelp: defineCall({
    method: 'PUT',
    path: '/simulation-run-help/:runId/:questionId',
    access: 'administrator',
    summary: 'Mark a question as settled without a written answer, or as open again',
    params: questionId,
    body: z.object({ settled: z.boolean() }),
    answer: AskedQuestion,
    refusals: ['run.unknown', 'run.is-over', 'help.unknown'],
    audited: ['settled'],
  }),
};
