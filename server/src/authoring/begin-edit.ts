import type { Change } from '../platform/db/database.ts';
import type { AuthoringApp } from './app.ts';
import { lockSimulationOf, type PlaceInSimulation } from './store/lock.ts';

/**
 * Begins an edit: locks the simulation that a place belongs to and its unfinished runs, so that none of them advances during
 * the change, and keeps what runs have played. Returns the id of the simulation. Refuses an unknown place.
 */
export async function beginEdit(
  { contentUse, clock }: AuthoringApp,
  change: Change,
  place: PlaceInSimulation,
): Promise<number> {
  const simulationId = await lockSimulationOf(change, place, clock());
  await contentUse.prepareEdit(change, simulationId);
  return simulationId;
}
