import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { actionRoutes } from './action-routes.ts';
import { leadingRoutes } from './leading-routes.ts';
import { participantRoutes } from './participant-routes.ts';
import { questionRoutes } from './question-routes.ts';

export const guidedDebriefRoutes: Handlers<Nouns['guided-debrief'], App> = {
  ...leadingRoutes,
  ...questionRoutes,
  ...participantRoutes,
  ...actionRoutes,
};
