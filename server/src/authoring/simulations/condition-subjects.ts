import { type ConditionSubjects, refuse, roomsInUse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { listFactRows, listFactSubjects } from '../store/facts.ts';
import { ofScenario, ofSimulation } from '../store/part.ts';
import { listAuthoredPosts } from '../store/posts.ts';
import { findRoomSettings } from '../store/room-settings.ts';
import { loadStages } from './tree.ts';

/** Returns what the conditions of a post of this scenario may refer to. Refuses `scenario.unknown`. */
export async function loadConditionSubjects(db: Queries, scenarioId: number): Promise<ConditionSubjects> {
  const place = await db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select(['stages.simulation_id', 'stages.stage_number'])
    .where('scenarios.id', '=', scenarioId)
    .executeTakeFirst();
  if (place === undefined) return refuse('scenario.unknown');
  const [stages, facts, { decisions }, posts, rooms] = await Promise.all([
    loadStages(db, ofSimulation(place.simulation_id)),
    listFactRows(db, ofScenario(scenarioId)),
    listFactSubjects(db, scenarioId),
    listAuthoredPosts(db, scenarioId),
    findRoomSettings(db, place.simulation_id),
  ]);
  const earlier = stages.filter(({ stage_number }) => stage_number < place.stage_number);
  return {
    earlier: earlier
      .flatMap(({ scenarios }) => scenarios)
      .flatMap(({ id, all_decisions }) =>
        all_decisions.map((decision) => ({
          id: decision.id,
          scenario_id: id,
          conditions: decision.conditions.map((condition) => condition.id),
        })),
      ),
    decisions,
    facts: facts.map(({ id }) => id),
    posts,
    rooms: roomsInUse(rooms),
  };
}
