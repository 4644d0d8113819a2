import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { setNamesAnswers, setQuestionnaires } from './set-questionnaires.ts';
import { getQuestionnaire, submitQuestionnaire } from './submit-questionnaire.ts';

export const questionnaireRoutes: Handlers<Nouns['questionnaires'], App> = {
  getQuestionnaire,
  submitQuestionnaire,
  setQuestionnaires,
  setNamesAnswers,
};
