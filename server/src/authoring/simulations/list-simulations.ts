import { pageSize } from '@vincere/contract';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { AuthoringApp } from '../app.ts';
import { fileView } from '../files/views.ts';
import {
  countSimulations,
  listFilesOfSimulations,
  listScenarioNames,
  listSimulationRows,
  listStageCounts,
  type SimulationFilter,
} from '../store/simulations.ts';

export const listSimulations: CallHandler<'listSimulations', AuthoringApp> = async ({ query }, app) => {
  const simulations = await listWithStages(app, query);
  const scenarios = groupedBy(await listScenarioNames(app.db.read, query), 'stage_id');
  const files = groupedBy(await listFilesOfSimulations(app.db.read, query), 'simulation_id');
  return simulations.map((simulation) => ({
    ...simulation,
    stages: simulation.stages.map((stage) => ({ ...stage, scenarios: scenarios.get(stage.id) ?? [] })),
    files: (files.get(simulation.id) ?? []).map(fileView),
  }));
};

export const searchSimulations: CallHandler<'searchSimulations', AuthoringApp> = async (
  { query: { search, page = 1 } },
  app,
) => {
  const total = await countSimulations(app.db.read, { search });
  return { simulations: await listWithStages(app, { search, page }), total, page, page_size: pageSize };
};

async function listWithStages(app: AuthoringApp, filter: SimulationFilter) {
  const simulations = await listSimulationRows(app.db.read, filter);
  const counts = await listStageCounts(app.db.read, filter);
  const bySimulation = groupedBy(counts, 'simulation_id');
  return simulations.map(({ created_at, updated_at, ...texts }) => {
    const stages = bySimulation.get(texts.id) ?? [];
    return {
      ...texts,
      created_at: isoTime(created_at),
      updatedAt: isoTime(updated_at),
      stages,
      scenario_count: stages.reduce((sum, stage) => sum + stage.scenario_count, 0),
    };
  });
}

/** Returns rows by their value in a column, in the same order. */
function groupedBy<Row, Column extends keyof Row>(rows: readonly Row[], column: Column) {
  const groups = new Map<Row[Column], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group === undefined) groups.set(row[column], [row]);
    else group.push(row);
  }
  return groups;
}
