import { type ReadinessItem, readiness } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { ofSimulation } from '../store/part.ts';
import { findRoomSettings } from '../store/room-settings.ts';

/** Returns the unfinished items of a simulation. Posts published into runs don't count as authored content. */
export async function loadReadiness(db: Queries, simulationId: number): Promise<ReadinessItem[]> {
  const stages = await loadStages(db, ofSimulation(simulationId));
  const rooms = await findRoomSettings(db, simulationId);
  return readiness({
    rooms,
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        decisions: scenario.all_decisions,
        rooms: scenario.rooms.map(({ room_name, post_count, file_count }) => ({
          room_name,
          posts: post_count,
          files: file_count,
        })),
      })),
    })),
  });
}
