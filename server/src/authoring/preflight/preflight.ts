import { type Preflight, preflight } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { listFactRows } from '../store/facts.ts';
import { listNotesOfSimulation, listPostsOfSimulation } from '../store/packages.ts';
import { ofSimulation } from '../store/part.ts';
import { conditionsOf } from '../store/posts.ts';
import { findRoomSettings } from '../store/room-settings.ts';

/** Returns the pre-flight of a simulation. Files don't count towards the reading time. */
export async function loadPreflight(db: Queries, simulationId: number): Promise<Preflight> {
  const [stages, notes, posts, facts, rooms] = await Promise.all([
    loadStages(db, ofSimulation(simulationId)),
    listNotesOfSimulation(db, simulationId),
    listPostsOfSimulation(db, simulationId),
    listFactRows(db, ofSimulation(simulationId)),
    findRoomSettings(db, simulationId),
  ]);
  const textsByRoom = new Map<string, string[]>();
  const addText = (room: { scenario_id: number; room_name: string }, text: string) => {
    const key = `${room.scenario_id} ${room.room_name}`;
    const roomTexts = textsByRoom.get(key);
    if (roomTexts === undefined) textsByRoom.set(key, [text]);
    else roomTexts.push(text);
  };
  for (const note of notes) addText(note, note.notes);
  for (const post of posts) addText(post, post.content);
  return preflight({
    rooms,
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        decisions: scenario.all_decisions,
        facts: facts.filter(({ scenario_id }) => scenario_id === scenario.id),
        posts: posts
          .filter(({ scenario_id }) => scenario_id === scenario.id)
          .map((post) => ({ ...post, when: conditionsOf(post) })),
        rooms: scenario.rooms.map(({ room_name, file_count }) => ({
          room_name,
          files: file_count,
          texts: textsByRoom.get(`${scenario.id} ${room_name}`) ?? [],
        })),
      })),
    })),
  });
}
