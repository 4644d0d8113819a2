import type { Queries } from '../../../platform/db/database.ts';
import { openStatuses } from './runs.ts';

/** Returns the name of a run that has reached this stage or scenario, or null. Reached content must not be deleted. */
export async function findRunReaching(
  db: Queries,
  content: { stage_id: number } | { scenario_id: number },
): Promise<string | null> {
  const query = db.selectFrom('visits').innerJoin('runs', 'runs.id', 'visits.run_id').select('runs.name');
  const run = await ('stage_id' in content
    ? query.where('visits.stage_id', '=', content.stage_id)
    : query.where('visits.scenario_id', '=', content.scenario_id)
  )
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}

/** Returns the scenarios of a simulation that runs have reached, each with the name of one of them. Ignores rehearsals. */
export function listReached(db: Queries, simulationId: number) {
  return db
    .selectFrom('runs')
    .innerJoin('visits', 'visits.run_id', 'runs.id')
    .select((eb) => ['visits.stage_id', 'visits.scenario_id', eb.fn.min<string>('runs.name').as('run')])
    .where('runs.simulation_id', '=', simulationId)
    .where('runs.rehearsal', 'is', null)
    .groupBy(['visits.stage_id', 'visits.scenario_id'])
    .execute();
}

/** Returns the name of an unfinished run that has reached this scenario, or null. Ignores rehearsals. */
export async function findRunPlaying(db: Queries, scenarioId: number): Promise<string | null> {
  const run = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select('runs.name')
    .where('visits.scenario_id', '=', scenarioId)
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}

/** Returns the name of an unfinished run of a simulation, or null. Ignores rehearsals. */
export async function findOpenRun(db: Queries, simulationId: number): Promise<string | null> {
  const run = await db
    .selectFrom('runs')
    .select('name')
    .where('simulation_id', '=', simulationId)
    .where('status', 'in', openStatuses)
    .where('rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}
