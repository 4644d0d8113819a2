import { roles } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';
import { sampleEditions } from './editions.ts';
import { sampleSimulation } from './story/en/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('visitors can read the first scenario of the sample, even if it is not loaded', async () => {
  const sample = await server.nobody.call('getSample');
  const scenario = sampleSimulation.stages[0]?.scenarios[0];
  expect(sample).toMatchObject({ simulation_name: sampleSimulation.name, name: scenario?.name });
  expect(sample.rooms.map(({ room_name }) => room_name)).toEqual(roles);
  for (const { room_name, tweets } of sample.rooms) {
    if (room_name === 'dashboard') continue;
    const posts = scenario?.rooms[room_name]?.posts.filter(({ release }) => release === undefined) ?? [];
    expect(tweets.map(({ content }) => content)).toEqual(posts.map(({ content }) => content));
  }
  const next = sampleSimulation.stages[1]?.scenarios ?? [];
  expect(sample.all_decisions).toEqual(
    scenario?.decisions.map(({ leads_to, title_of_decision, description_of_decision }) => {
      const { name, description } = next.find(({ key }) => key === leads_to) ?? {};
      return { title_of_decision, description_of_decision, leads_to: { name, description } };
    }),
  );
});

test('visitors can read the names and links of all scenarios', async () => {
  const { stages } = await server.nobody.call('getSample');
  expect(stages.map(({ scenarios }) => scenarios.map(({ name }) => name))).toEqual(
    sampleSimulation.stages.map(({ scenarios }) => scenarios.map(({ name }) => name)),
  );
  for (const [index, { scenarios }] of sampleSimulation.stages.entries())
    for (const [place, { decisions }] of scenarios.entries()) {
      const next = sampleSimulation.stages[index + 1]?.scenarios ?? [];
      const led = stages[index]?.scenarios[place]?.leads_to.map((at) => next[at]?.key);
      expect(led).toEqual(decisions.map(({ leads_to }) => leads_to).filter((key) => key !== null));
    }
});

test('visitors get no ids and no texts of the facilitator', async () => {
  const sample = JSON.stringify(await server.nobody.call('getSample'));
  expect(sample).not.toContain('"notes"');
  expect(sample).not.toContain('"id"');
});

test('visitors read the sample in their language, else in English', async () => {
  const names = async (language: string) => {
    const { simulation_name, name } = await server.as(null, language).call('getSample');
    return [simulation_name, name];
  };
  const inEdition = ({ name, stages }: (typeof sampleEditions)['en']) => [
    name,
    stages[0]?.scenarios[0]?.name,
  ];
  expect(await names('de-AT,de;q=0.9,en;q=0.8')).toEqual(inEdition(sampleEditions.de));
  expect(await names('en-GB')).toEqual(inEdition(sampleEditions.en));
  expect(await names('fr')).toEqual(inEdition(sampleEditions.en));
});

test('an administrator adds an edition, again and again', async () => {
  const admin = await server.administrator();
  for (const language of ['de', 'en', 'de'] as const) {
    const { id, name } = await admin.call('addSample', { body: { language } });
    expect(name).toBe(sampleEditions[language].name);
    const simulation = await admin.call('getSimulation', { params: { simulationId: id } });
    expect(simulation.stages.flatMap(({ scenarios }) => scenarios.map((scenario) => scenario.name))).toEqual(
      sampleEditions[language].stages.flatMap(({ scenarios }) => scenarios.map((scenario) => scenario.name)),
    );
  }
  expect((await admin.call('listSimulations')).map(({ name }) => name).toSorted()).toEqual([
    'Die Tamber Light',
    'Die Tamber Light',
    'The Tamber Light',
  ]);
});

test('participants add no edition', async () => {
  const participant = await server.user();
  await expect(participant.call('addSample', { body: { language: 'de' } })).rejects.toMatchObject({
    status: 403,
  });
});
