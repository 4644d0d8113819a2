import { sampleLanguages } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

/** Returns every sequence of decisions from the first scenario to an end. */
async function everyWay(simulationId: number): Promise<number[][]> {
  const { stages } = await author.call('getSimulation', { params: { simulationId } });
  const scenarios = stages.flatMap((stage) => stage.scenarios);
  const waysFrom = (id: number | null | undefined): number[][] =>
    scenarios
      .find((scenario) => scenario.id === id)
      ?.all_decisions.flatMap((decision) =>
        waysFrom(decision.link_next_scenario_id).map((way) => [decision.id, ...way]),
      ) ?? [[]];
  return waysFrom(scenarios[0]?.id);
}

describe.each(sampleLanguages)('the sample in %s', (language) => {
  let simulationId: number;
  beforeAll(async () => {
    simulationId = (await author.call('addSample', { body: { language } })).id;
  });

  test('the sample has nothing unfinished and no weak spots', async () => {
    const params = { simulationId };
    expect((await author.call('getReadiness', { params })).items).toEqual([]);
    expect((await author.call('getPreflight', { params })).weak_spots).toEqual([]);
  });

  // One rehearsal of all 27 ways would take long enough to reach the time limit of a test.
  test.each([1, 2, 3])(
    'the sample is played to the end by bots, with every sequence that begins with decision %i',
    async (number) => {
      const all = await everyWay(simulationId);
      const first = [...new Set(all.map(([decision]) => decision))][number - 1];
      const ways = all.filter(([decision]) => decision === first);
      expect(ways).toHaveLength(9);
      const { id: runId } = await author.call('startRehearsal', { params: { simulationId }, body: { ways } });
      const walked: (number | undefined)[][] = [];
      for (let step = ''; step !== 'nothing'; ) {
        step = (await author.call('stepRehearsal', { params: { runId } })).did;
        if (step !== 'went-on') continue;
        const { path } = await author.call('getRunBoard', { params: { runId } });
        // The run has begun the next way if it has walked no decision.
        if (path.length === 3) walked.push(path.map(({ decision }) => decision?.id));
      }
      expect(walked).toEqual(ways);
      await author.call('endRehearsal', { params: { runId } });
    },
  );
});
