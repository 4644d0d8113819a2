import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix } from '@vincere/contract';
import { headersOf, startBare } from '../bare-work.ts';
import { Audience, Crowd } from '../crowd.ts';
import { type BenchRun, type Group, streamRequest, voteRequest } from '../group.ts';
import { type Place, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { setStage } from '../stage.ts';
import { percentile } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import { type Answer, requestOf } from '../wire.ts';
import { within } from '../within.ts';

/** How many people vote in their rooms beforehand, as people do: their events go to all streams too. */
const roomVotes = 30;

/** c. The facilitator advances a run that N people follow: until 95 % of the streams have told of it, and the last. */
export async function measureAdvance(people: number): Promise<Reading[]> {
  const stage = await setStage(people, 'voted');
  const { measured, warming, facilitator } = stage;
  const advance = advanceRequest(measured.run, facilitator.token);
  try {
    await warmUp(
      stage.place.port,
      warming,
      ['reads', 'votes'],
      advanceRequest(warming.run, facilitator.token),
    );
    const real = await follow(stage.place, measured, advance);
    await stage.server.rest();
    const { head, bytes } = real.answer;
    const bare = await startBare({
      status: 200,
      headers: headersOf(head),
      bodies: [bytes - head.length - 4],
      event: 'stage-advanced',
    });
    try {
      const limit = await follow(bare, measured, advance);
      return [
        {
          name: 'p95',
          unit: 'ms',
          value: percentile(real.times, 0.95),
          limit: percentile(limit.times, 0.95),
        },
        { name: 'last', unit: 'ms', value: Math.max(...real.times), limit: Math.max(...limit.times) },
        { name: 'processor', unit: 'ms', value: real.processorMs, limit: limit.processorMs },
        { name: 'streams opened', unit: 'ms', value: real.openMs, limit: limit.openMs },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await stage.server.stop();
  }
}

function advanceRequest({ id, scenarioId }: BenchRun, token: string): Buffer {
  const path = `${apiPrefix}/simulation-run-go-next-stage/${id}`;
  return requestOf('POST', path, token, { body: { scenario_id: scenarioId } });
}

type Followed = { openMs: number; times: number[]; processorMs: number; answer: Answer };

async function follow({ port, pid }: Place, group: Group, advance: Buffer): Promise<Followed> {
  const { people } = group;
  const openingBegan = performance.now();
  const opening = Audience.open(
    port,
    people.map((person) => streamRequest(group, person.token)),
  );
  const audience = await within(60, `Opening ${people.length} streams`, opening);
  const openMs = performance.now() - openingBegan;
  const crowd = await Crowd.open(port, roomVotes);
  try {
    await within(
      30,
      'Room votes',
      crowd.burst(people.slice(0, roomVotes).map((_, index) => voteRequest(group, index, 'room'))),
    );
    // Events that are gathered go out, and presence is written.
    await pause(2_000);
    const heard = audience.hear('stage-advanced');
    const { at, began, answers, processorMs } = await within(
      60,
      `An advance until all of ${people.length} streams have told of it`,
      withProcessorMs(pid, async () => {
        const [told, burst] = await Promise.all([heard, crowd.burst([advance])]);
        return { at: told, ...burst };
      }),
    );
    const [answer] = answers;
    if (answer === undefined) throw new Error('The advance was not answered');
    return { openMs, times: at.map((moment) => moment - began), processorMs, answer };
  } finally {
    crowd.close();
    audience.close();
  }
}
