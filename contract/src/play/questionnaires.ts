import { maxAnswerLength, type QuestionKey, questionKeys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, pathId, QuestionnaireScopeName, Time } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';
import { runId } from './run.ts';

export const QuestionnaireType = z.enum(['pre', 'post']);

const AnswerValue = z.union([z.int(), z.string()]);
const answerMapOf = <S extends z.core.$ZodType>(schema: S) =>
  z.object(Object.fromEntries(questionKeys.map((key) => [key, schema])) as Record<QuestionKey, S>);

/** Answers by question key, as in the reports. */
export const AnswerMap = answerMapOf(AnswerValue);

/** Any value per key. The domain reports keys that are missing or out of range (`requireAnswers`). */
const UncheckedAnswers = answerMapOf(z.unknown());

const Response = z.object({
  id: Id,
  user_id: Id,
  questionnaire_type: QuestionnaireType,
  simulation_run_id: Id.nullable(),
  created_at: Time,
  ...AnswerMap.shape,
});

/** A post response belongs to a run. */
const hasRunIfPost = (response: { questionnaire_type?: 'pre' | 'post'; simulation_run_id?: number | null }) =>
  response.questionnaire_type !== 'post' || typeof response.simulation_run_id === 'number';
const runMissing = { message: runMessages.invalidId, path: ['simulation_run_id'] };

const userId = z.object({ userId: pathId('Invalid user ID') });

export const questionnaires = {
  getQuestionnaire: defineCall({
    method: 'GET',
    path: '/users/:userId/questionnaire',
    access: 'own-account',
    summary:
      'Get the pre response, or the post response of a run; that of another person only if the run of `simulation_run_id` names it',
    params: userId,
    query: z
      .object({
        questionnaire_type: QuestionnaireType.optional(),
        simulation_run_id: pathId(runMessages.invalidId).optional(),
      })
      .refine(hasRunIfPost, runMissing),
    answer: Response,
    refusals: ['questionnaire.none', 'questionnaire.unnamed'],
  }),
  submitQuestionnaire: defineCall({
    method: 'POST',
    path: '/users/:userId/questionnaire',
    access: 'own-account',
    summary:
      'Answer all 20 questions, or only the scales if the named run has shortened its questionnaires; sending again replaces the response',
    params: userId,
    body: z
      .object({
        questionnaire_type: QuestionnaireType,
        simulation_run_id: Id.nullish(),
        ...UncheckedAnswers.partial().shape,
        /** The answers of a client that doesn't send them beside the other fields. */
        answers: UncheckedAnswers.partial().optional(),
      })
      .refine(hasRunIfPost, runMissing),
    // Five open answers of up to 10,000 characters.
    maxBody: 5 * 6 * maxAnswerLength,
    answer: Response,
    creates: true,
    refusals: [
      'questionnaire.incomplete',
      'questionnaire.run-not-finished',
      'run.unknown',
      'account.unknown',
    ],
  }),
  setQuestionnaires: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/questionnaires',
    access: 'administrator',
    summary: 'Set whether a run asks all questions of the questionnaires, only the scales, or none',
    params: runId,
    body: z.object({ questionnaires: QuestionnaireScopeName }),
    answer: z.object({ id: Id, questionnaires: QuestionnaireScopeName }),
    refusals: ['run.unknown'],
    audited: ['questionnaires'],
  }),
  setNamesAnswers: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/names-answers',
    access: 'administrator',
    summary:
      'Set whether facilitators may read the answers of each person with the name, until the first person joins',
    params: runId,
    body: z.object({ names_answers: z.boolean() }),
    answer: z.object({ id: Id, names_answers: z.boolean() }),
    refusals: ['run.unknown', 'questionnaire.people-joined'],
    audited: ['names_answers'],
  }),
};
