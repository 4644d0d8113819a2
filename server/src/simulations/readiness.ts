import { type ReadinessItem, readiness, rooms } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { ofSimulation } from './part.ts';
import { countAuthoredPosts } from './store.ts';
import { loadStages } from './tree.ts';

/** What is unfinished in a simulation (ruling 4.12). Posts into running rooms are no authored content and don't count. */
export async function loadReadiness(db: Queries, simulationId: number): Promise<ReadinessItem[]> {
  const stages = await loadStages(db, ofSimulation(simulationId));
  const postsIn = await countAuthoredPosts(db, simulationId);
  return readiness({
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        decisions: scenario.all_decisions,
        rooms: rooms.map((room_name) => ({
          room_name,
          posts: postsIn(scenario.id, room_name),
          files: scenario.files.filter((file) => file.room_name === room_name).length,
        })),
      })),
    })),
  });
}
