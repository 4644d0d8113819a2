import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { findFirstScenario, type RunRow } from '../store/runs/runs.ts';
import { findVisit, type VisitRow } from '../store/runs/visits.ts';

/** The position of a run: its scenario and stage. `visit` is null before the run starts. */
export type Place = { scenario_id: number; stage_id: number; stage_number: number; visit: VisitRow | null };

/** The position of a run that has started. */
export type CurrentPlace = Place & { visit: VisitRow };

/** Returns whether participants may see the scenario of a place: its stage has begun. */
export function hasBegun(place: Place | null): place is CurrentPlace {
  return place?.visit?.has_begun === 1;
}

/** Returns the current place of a run; null before it starts. */
export async function currentPlace(db: Queries, run: RunRow): Promise<CurrentPlace | null> {
  if (run.current_visit_id === null) return null;
  const visit = await findVisit(db, run.current_visit_id);
  if (visit === undefined) throw new Error(`Run ${run.id} has no visit`);
  const { scenario_id, stage_id, stage_number } = visit;
  return { scenario_id, stage_id, stage_number, visit };
}

/** As `currentPlace`. Before the start it returns the first place, or null if the simulation has no scenario yet. */
export async function placeOrBeginning(db: Queries, run: RunRow): Promise<Place | null> {
  const place = await currentPlace(db, run);
  if (place !== null) return place;
  const first = await findFirstScenario(db, run.simulation_id);
  return first === undefined ? null : { ...first, visit: null };
}

/** Returns the decisions of a scenario in order, with their links. */
export function listOffered(db: Queries, scenarioId: number) {
  return offeredDecisions(db, { scenarioId });
}

const offeredDecisions = prepared((db, { scenarioId }: { scenarioId: number }) =>
  db
    .selectFrom('decisions')
    .select(['id', 'title_of_decision', 'description_of_decision', 'link_next_scenario_id'])
    .where('scenario_id', '=', scenarioId)
    .orderBy('position')
    .orderBy('id'),
);
