import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

it('the pre-flight computes reading times, weak spots and ways of a simulation', async () => {
  const simulation = await buildSimulation(server.app);
  const params = { simulationId: simulation.id };
  const before = await author.call('getPreflight', { params });
  const [first] = simulation.stages[0]?.scenarios ?? [];
  expect(before.readings.map(({ scenario_id }) => scenario_id)).toEqual(
    simulation.stages.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)),
  );
  expect(before.shortest?.scenarios[0]?.id).toBe(first?.id);
  expect(before.longest?.scenarios).toHaveLength(3);
  expect(before.ways).toBeGreaterThan(0);

  await author.call('updateStage', {
    params: { stageId: first?.stage_id ?? 0 },
    body: { duration_seconds: 30 },
  });
  await author.call('createPost', {
    body: { content: 'word '.repeat(220).trim(), room_name: 'legal', scenario_id: first?.id ?? 0 },
  });
  const after = await author.call('getPreflight', { params });
  const secondsOf = (result: typeof before, room: string) =>
    result.readings[0]?.rooms.find(({ room_name }) => room_name === room)?.seconds ?? 0;
  expect(secondsOf(after, 'legal') - secondsOf(before, 'legal')).toBe(60);
  expect(secondsOf(after, 'social')).toBe(secondsOf(before, 'social'));
  expect(after.weak_spots).toContainEqual(
    expect.objectContaining({ kind: 'reading-over-clock', scenario_id: first?.id }),
  );
});

it('the pre-flight reports an empty room until it has content', async () => {
  const simulation = await buildSimulation(server.app);
  const { id } = await author.call('createScenario', {
    params: { stageId: simulation.stages[1]?.id ?? 0 },
    body: { name: 'New', description: 'Unwritten' },
  });
  const spotOf = async (scenario_id: number | undefined) => {
    const { weak_spots } = await author.call('getPreflight', { params: { simulationId: simulation.id } });
    return weak_spots.find((spot) => spot.kind === 'empty-rooms' && spot.scenario_id === scenario_id)
      ?.message;
  };
  expect(await spotOf(simulation.stages[0]?.scenarios[0]?.id)).toBeUndefined();
  expect(await spotOf(id)).toBe('Rooms with nothing to read yet: 6 of 6');
  await author.call('createPost', { body: { content: 'Read me', room_name: 'legal', scenario_id: id } });
  expect(await spotOf(id)).toBe('Rooms with nothing to read yet: 5 of 6');
});

it('the pre-flight names a post that can never appear', async () => {
  const simulation = await buildSimulation(server.app);
  const [first] = simulation.stages[0]?.scenarios ?? [];
  const [second, other] = simulation.stages[1]?.scenarios ?? [];
  const decision_id = first?.decision_ids[0] ?? 0;
  const write = (scenario_id = 0) =>
    author.call('createPost', {
      body: {
        content: 'You chose it',
        room_name: 'social',
        scenario_id,
        when: [{ kind: 'decided', scenario_id: first?.id ?? 0, decision_id }],
      },
    });
  await write(second?.id);
  const { id } = await write(other?.id);
  const { weak_spots } = await author.call('getPreflight', { params: { simulationId: simulation.id } });
  expect(weak_spots.filter(({ post_id }) => post_id !== null)).toMatchObject([
    { kind: 'when-no-way', scenario_id: other?.id, post_id: id, room_name: 'social' },
  ]);
});

it('the pre-flight of an unknown simulation is refused', async () => {
  const refused = author.call('getPreflight', { params: { simulationId: 999_999 } });
  await expect(refused).rejects.toMatchObject({ code: 'simulation.unknown' });
});
