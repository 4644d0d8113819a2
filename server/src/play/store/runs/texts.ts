import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/**
 * Returns the texts of a simulation that a run shows, even if the simulation is deleted. `total_stages` counts the existing
 * stages (at least 1), because a run ends with the last of them. The number stored with the simulation may be larger.
 */
export async function findSimulationTexts(db: Queries, simulationId: number) {
  const [found] = await simulationTexts(db, { simulationId });
  if (found === undefined) throw new Error(`There is no simulation ${simulationId}`);
  const { stages, ...texts } = found;
  return { ...texts, total_stages: Math.max(1, stages) };
}

const simulationTexts = prepared((db, { simulationId }: { simulationId: number }) =>
  db
    .selectFrom('simulations')
    .select((eb) => [
      'id',
      'name',
      'description',
      'string_briefing',
      'created_at',
      'rooms',
      eb
        .selectFrom('stages')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('stages.simulation_id', '=', 'simulations.id')
        .$asScalar()
        .$notNull()
        .as('stages'),
    ])
    .where('id', '=', simulationId),
);

/** Returns the texts of a scenario and its stage. */
export async function findPlaceTexts(db: Queries, scenarioId: number) {
  const [found] = await placeTexts(db, { scenarioId });
  if (found === undefined) throw new Error(`There is no scenario ${scenarioId}`);
  return found;
}

const placeTexts = prepared((db, { scenarioId }: { scenarioId: number }) =>
  db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select([
      'scenarios.id as scenario_id',
      'scenarios.name',
      'scenarios.description',
      'scenarios.asks_order',
      'stages.id as stage_id',
      'stages.stage_number',
      'stages.stage_instruction',
      'stages.duration_seconds',
    ])
    .where('scenarios.id', '=', scenarioId),
);

/** Returns the number of the last stage of a simulation; 0 if it has none. */
export async function findLastStageNumber(db: Queries, simulationId: number): Promise<number> {
  const [row] = await lastStage(db, { simulationId });
  return row?.last ?? 0;
}

const lastStage = prepared((db, { simulationId }: { simulationId: number }) =>
  db
    .selectFrom('stages')
    .select((eb) => eb.fn.max<number>('stage_number').as('last'))
    .where('simulation_id', '=', simulationId),
);
