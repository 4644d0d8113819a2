import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { answerHelp, listHelp, settleHelp } from './answer-help.ts';
import { askForHelp, listOwnHelp } from './ask-for-help.ts';

export const helpRoutes: Handlers<Nouns['help'], App> = {
  listOwnHelp,
  askForHelp,
  listHelp,
  answerHelp,
  settleHelp,
};
