import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { decisionView } from '../simulations/tree.ts';
import { listDecisionRows } from '../store/decisions.ts';
import { ofScenario } from '../store/part.ts';
import { findScenario } from '../store/scenarios.ts';

export const listDecisions: CallHandler<'listDecisions', AuthoringApp> = async ({ params }, app) => {
  const scenario = await findScenario(app.db.read, params.scenarioId);
  if (scenario?.deleted_at !== null) refuse('scenario.unknown');
  const decisions = await listDecisionRows(app.db.read, ofScenario(params.scenarioId));
  return decisions.map(decisionView);
};
