import { type RefusalCode, refuse } from '@vincere/domain';
import type { OperandValueExpression } from 'kysely';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The id of a simulation or of something in it. */
export type PlaceInSimulation =
  | { simulation_id: number }
  | { stage_id: number }
  | { scenario_id: number }
  | { decision_id: number }
  | { fact_id: number }
  | { post_id: number };

/**
 * Locks a simulation by updating its row. Sets `updated_at` to `now` (epoch ms) and returns the id of the simulation. Refuses a
 * place that is unknown or belongs to a deleted simulation.
 *
 * Every change of a simulation's tree does this first, so that limits hold when two requests add at once. Read the data to
 * check after locking, because the subject of the call may have been deleted meanwhile.
 */
export async function lockSimulationOf(
  { tx }: Change,
  place: PlaceInSimulation,
  now: number,
): Promise<number> {
  const { owner, refusal } = ownerOf(tx, place);
  const row = await tx
    .updateTable('simulations')
    .set({ updated_at: now })
    .where('id', '=', owner)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? refuse(refusal);
}

/** An id, or a query that returns one. */
type Id<Table extends keyof Schema> = OperandValueExpression<Schema, Table, 'id'>;

/** Returns the simulation that a place belongs to, and the refusal of an unknown place. */
function ownerOf(
  db: Queries,
  place: PlaceInSimulation,
): { owner: Id<'simulations'>; refusal: `${string}.unknown` & RefusalCode } {
  if ('simulation_id' in place) return { owner: place.simulation_id, refusal: 'simulation.unknown' };
  if ('stage_id' in place) {
    const owner = db.selectFrom('stages').select('simulation_id').where('id', '=', place.stage_id);
    return { owner, refusal: 'stage.unknown' };
  }
  const ofScenario = (scenario: Id<'scenarios'>) =>
    db
      .selectFrom('scenarios')
      .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
      .select('stages.simulation_id')
      .where('scenarios.id', '=', scenario);
  const scenarioOf = (table: 'decisions' | 'facts' | 'posts', id: number) =>
    db.selectFrom(table).select('scenario_id').where('id', '=', id);
  if ('scenario_id' in place) return { owner: ofScenario(place.scenario_id), refusal: 'scenario.unknown' };
  if ('decision_id' in place)
    return { owner: ofScenario(scenarioOf('decisions', place.decision_id)), refusal: 'decision.unknown' };
  if ('fact_id' in place)
    return { owner: ofScenario(scenarioOf('facts', place.fact_id)), refusal: 'fact.unknown' };
  return { owner: ofScenario(scenarioOf('posts', place.post_id)), refusal: 'post.unknown' };
}
