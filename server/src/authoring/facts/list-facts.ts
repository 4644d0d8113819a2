import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findScenario } from '../store/scenarios.ts';
import { factViews } from './fact-views.ts';

export const listFacts: CallHandler<'listFacts', AuthoringApp> = async ({ params }, app) => {
  const scenario = await findScenario(app.db.read, params.scenarioId);
  if (scenario?.deleted_at !== null) refuse('scenario.unknown');
  return factViews(app.db.read, params.scenarioId);
};
