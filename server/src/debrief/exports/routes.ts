import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { exportGuide } from './export-guide.ts';
import { exportRun, exportSummary } from './export-run.ts';
import { getDebrief, getOpenAnswers, getPlayedSimulation, getReplay } from './get-debrief.ts';

export const debriefRoutes: Handlers<Nouns['debrief'], App> = {
  getDebrief,
  getOpenAnswers,
  getPlayedSimulation,
  exportRun,
  getReplay,
  exportSummary,
  exportGuide,
};
