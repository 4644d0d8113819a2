import { pageSize } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { loadScenarios } from '../simulations/tree.ts';
import { ofStage } from '../store/part.ts';
import { searchScenarioRows } from '../store/scenarios.ts';
import { findSimulation } from '../store/simulations.ts';
import { findStage } from '../store/stages.ts';

export const listScenarios: CallHandler<'listScenarios', AuthoringApp> = async ({ params }, app) => {
  const simulation = (await findSimulation(app.db.read, params.simulationId)) ?? refuse('simulation.unknown');
  const stage = await findStage(app.db.read, params.stageId);
  if (stage?.simulation_id !== simulation.id) refuse('stage.unknown');
  return loadScenarios(app.db.read, ofStage(params.stageId));
};

export const searchScenarios: CallHandler<'searchScenarios', AuthoringApp> = async (
  { query: { search = '', page = 1 } },
  app,
) => {
  const { rows, total } = await searchScenarioRows(app.db.read, search, page);
  return { scenarios: rows, total, page, page_size: pageSize };
};
