import type { Queries } from '../db/database.ts';

/**
 * The texts of a simulation that a run shows; also of one that has left the list (ruling 4.13). `total_stages` are those
 * that it has, at least 1, not those that its author once announced: a run ends with the last stage there is.
 */
export async function findSimulationTexts(db: Queries, simulationId: number) {
  const { stages, ...texts } = await db
    .selectFrom('simulations')
    .select((eb) => [
      'id',
      'name',
      'description',
      'string_briefing',
      'created_at',
      eb
        .selectFrom('stages')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('stages.simulation_id', '=', 'simulations.id')
        .$asScalar()
        .$notNull()
        .as('stages'),
    ])
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow();
  return { ...texts, total_stages: Math.max(1, stages) };
}

/** The texts of a scenario and its stage. */
export function findPlaceTexts(db: Queries, scenarioId: number) {
  return db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select([
      'scenarios.id as scenario_id',
      'scenarios.name',
      'scenarios.description',
      'stages.id as stage_id',
      'stages.stage_number',
      'stages.stage_instruction',
      'stages.duration_seconds',
    ])
    .where('scenarios.id', '=', scenarioId)
    .executeTakeFirstOrThrow();
}

/** The number of the last stage that a simulation has. */
export async function findLastStageNumber(db: Queries, simulationId: number): Promise<number> {
  const row = await db
    .selectFrom('stages')
    .select((eb) => eb.fn.max<number>('stage_number').as('last'))
    .where('simulation_id', '=', simulationId)
    .executeTakeFirstOrThrow();
  return row.last;
}
