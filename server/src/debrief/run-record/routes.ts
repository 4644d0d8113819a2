import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { getDebrief, getOpenAnswers, getPlayedSimulation, getReplay } from './get-run-record.ts';

export const runRecordRoutes: Handlers<Nouns['run-record'], App> = {
  getDebrief,
  getOpenAnswers,
  getPlayedSimulation,
  getReplay,
};
