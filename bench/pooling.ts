import type { Client } from '@vincere/contract';
import { factLimit, roles, tableLimits } from '@vincere/domain';
import type { Change } from '../server/src/platform/db/database.ts';
import { saveItem } from '../server/src/play/store/rooms/table.ts';
import type { Person } from './group.ts';

/** The posts of the measured scenario that are put on the table. */
export type SharedPosts = { id: number; room_name: (typeof roles)[number] }[];

/**
 * Adds everything that a group can use to pool what it knows to the first scenario of a simulation: as many key facts as it can
 * have, and as many new posts in each room as `fillTable` can put on the table. New runs of the simulation ask for confidence.
 */
export async function addPooling(client: Client, simulationId: number): Promise<SharedPosts> {
  await client.call('updateSimulation', { params: { simulationId }, body: { asks_confidence: true } });
  const { stages } = await client.call('getSimulation', { params: { simulationId } });
  const scenario = stages[0]?.scenarios[0];
  if (scenario === undefined) throw new Error('The sample simulation has no scenario');
  const posts: SharedPosts = [];
  for (const room_name of roles)
    for (let count = 1; count <= tableLimits.ofRoom; count++) {
      const body = { scenario_id: scenario.id, room_name, content: `Report ${count} of this room.` };
      posts.push({ id: (await client.call('createPost', { body })).id, room_name });
    }
  const [first, second] = scenario.all_decisions.map(({ id }) => id);
  const existing = await client.call('listFacts', { params: { scenarioId: scenario.id } });
  for (let index = 0; index < factLimit - existing.length; index++)
    await client.call('createFact', {
      params: { scenarioId: scenario.id },
      body: {
        text: `Fact ${index + 1}`,
        posts: [posts[index * 5]?.id ?? 0],
        files: [],
        supports: first === undefined ? [] : [first],
        opposes: second === undefined ? [] : [second],
      },
    });
  return posts;
}

/** Puts the posts on the table, each by a person of its room. */
export async function fillTable(
  { tx }: Change,
  { id, scenarioId }: { id: number; scenarioId: number },
  people: readonly Pick<Person, 'seatId' | 'room'>[],
  posts: SharedPosts,
): Promise<void> {
  for (const post of posts) {
    const person = people.find(({ room }) => room === post.room_name);
    if (person === undefined) throw new Error(`Nobody is in the ${post.room_name} room`);
    await saveItem(tx, {
      run_id: id,
      scenario_id: scenarioId,
      room_name: post.room_name,
      post_id: post.id,
      file_id: null,
      seat_id: person.seatId,
      line: 'Read this before you decide.',
      added_at: Date.now(),
    });
  }
}
