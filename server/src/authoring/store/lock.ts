import { refuse } from '@vincere/domain';
import type { OperandValueExpression } from 'kysely';
import type { Change } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

/*
 * Every change of a simulation's tree first locks the simulation by updating its row, so that limits hold when two requests
 * add at once. Read the data to check after locking, because the subject of the call may have been deleted meanwhile.
 * Each function sets `updated_at` to `now` (epoch ms), returns the simulation's id, and refuses a subject that is unknown
 * or belongs to a deleted simulation.
 */

export async function lockSimulation(change: Change, simulationId: number, now: number): Promise<number> {
  return (await lock(change, simulationId, now)) ?? refuse('simulation.unknown');
}

export async function lockSimulationOfStage(change: Change, stageId: number, now: number): Promise<number> {
  const owner = change.tx
    .selectFrom('stages')
    .select('stages.simulation_id')
    .where('stages.id', '=', stageId);
  return (await lock(change, owner, now)) ?? refuse('stage.unknown');
}

export async function lockSimulationOfScenario(
  change: Change,
  scenarioId: number,
  now: number,
): Promise<number> {
  const owner = change.tx
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('stages.simulation_id')
    .where('scenarios.id', '=', scenarioId);
  return (await lock(change, owner, now)) ?? refuse('scenario.unknown');
}

export async function lockSimulationOfDecision(
  change: Change,
  decisionId: number,
  now: number,
): Promise<number> {
  const owner = change.tx
    .selectFrom('decisions')
    .innerJoin('scenarios', 'scenarios.id', 'decisions.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('stages.simulation_id')
    .where('decisions.id', '=', decisionId);
  return (await lock(change, owner, now)) ?? refuse('decision.unknown');
}

export async function lockSimulationOfFact(change: Change, factId: number, now: number): Promise<number> {
  const owner = change.tx
    .selectFrom('facts')
    .innerJoin('scenarios', 'scenarios.id', 'facts.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('stages.simulation_id')
    .where('facts.id', '=', factId);
  return (await lock(change, owner, now)) ?? refuse('fact.unknown');
}

export async function lockSimulationOfPost(change: Change, postId: number, now: number): Promise<number> {
  const owner = change.tx
    .selectFrom('posts')
    .innerJoin('scenarios', 'scenarios.id', 'posts.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('stages.simulation_id')
    .where('posts.id', '=', postId);
  return (await lock(change, owner, now)) ?? refuse('post.unknown');
}

/** An id, or a query that returns one. */
type Owner = OperandValueExpression<Schema, 'simulations', 'id'>;

async function lock({ tx }: Change, simulation: Owner, now: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('simulations')
    .set({ updated_at: now })
    .where('id', '=', simulation)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
