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

  test('has nothing unfinished and no weak spots', async () => {
    const params = { simulationId };
    expect((await author.call('getReadiness', { params })).items).toEqual([]);
    expect((await author.call('getPreflight', { params })).weak_spots).toEqual([]);
  });

  test('is played to the end by bots, with every sequence of decisions', async () => {
    const ways = await everyWay(simulationId);
    expect(ways).toHaveLength(27);
    const { id: runId } = await author.call('startRehearsal', { params: { simulationId }, body: { ways } });
    const walked: (number | undefined)[][] = [];
    const steps: string[] = [];
    for (let step = ''; step !== 'nothing'; steps.push(step)) {
      step = (await author.call('stepRehearsal', { params: { runId } })).did;
      const { status } = await author.call('getRun', { params: { runId } });
      if (step !== 'went-on' || status !== 'COMPLETED') continue;
      const { path } = await author.call('getRunBoard', { params: { runId } });
      walked.push(path.map(({ decision }) => decision?.id));
    }
    expect(walked).toEqual(ways);
    expect(steps.filter((step) => step === 'decided')).toHaveLength(ways.flat().length);
    await author.call('endRehearsal', { params: { runId } });
  });
});
