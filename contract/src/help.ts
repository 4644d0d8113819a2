import { z } from 'zod';
import { defineCall } from './call.ts';
import { maxHelpLength } from './constants.ts';
import { filledText, Id, pathId, RoomName, Time } from './fields.ts';
import { runs as runMessages } from './messages/runs.ts';
import { runId } from './runs.ts';

/** A question to the facilitators as the person who asked it reads it. */
const Question = z.object({
  id: Id,
  content: z.string(),
  created_at: Time,
  /** Null while it waits for a facilitator. */
  settled_at: Time.nullable(),
  /** In the order in which they were given. */
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

/** The same as facilitators read it: with who asked, and from which room. */
const AskedQuestion = Question.extend({
  user_run_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  room_name: RoomName,
  /** Whether who asked was removed since: an answer reaches nobody, even who joined again. */
  has_left: z.boolean(),
});

const questionId = z.object({ runId: pathId(runMessages.invalidId), questionId: pathId() });

export const help = {
  listOwnHelp: defineCall({
    method: 'GET',
    path: '/simulation-run-own-help/:runId',
    access: 'vote',
    summary: "The caller's last questions to the facilitators with their answers, oldest first",
    params: runId,
    answer: z.object({ questions: z.array(Question) }),
  }),
  askForHelp: defineCall({
    method: 'POST',
    path: '/simulation-run-own-help/:runId',
    access: 'vote',
    summary: 'Ask the facilitators something; what waits already is not asked twice',
    params: runId,
    body: z.object({ content: filledText(maxHelpLength) }),
    answer: Question,
    creates: true,
    refusals: ['run.is-over', 'help.too-many-open'],
  }),
  listHelp: defineCall({
    method: 'GET',
    path: '/simulation-run-help/:runId',
    access: 'administrator',
    summary: 'What participants asked: what waits, the longest first, and the last that was settled',
    params: runId,
    answer: z.object({
      /** How many wait in all. */
      open_count: z.int(),
      open: z.array(AskedQuestion),
      /** How many are settled in all. */
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
    summary: 'Mark a question as settled without a written answer, or let it wait again',
    params: questionId,
    body: z.object({ settled: z.boolean() }),
    answer: AskedQuestion,
    refusals: ['run.unknown', 'run.is-over', 'help.unknown'],
    audited: ['settled'],
  }),
};
