import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix } from '@vincere/contract';
import { headersOf, startBare } from '../bare-work.ts';
import { Audience, Crowd } from '../crowd.ts';
import { type BenchRun, type Group, streamRequest, voteRequest } from '../group.ts';
import { type ServerProcess, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { type Load, setUp } from '../setup.ts';
import { percentile } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import { type Answer, requestOf } from '../wire.ts';
import { within } from '../within.ts';

/** The number of room votes before the advance, as in a real run. Their events go to all streams as well. */
const roomVotes = 30;

/** c. The time from an advance until its event has reached 95 % of N streams, and until it has reached all of them. */
export async function measureAdvance(load: Load): Promise<Reading[]> {
  const setup = await setUp(load, 'voted');
  const { measured, warmUpGroup, facilitator } = setup;
  const advance = advanceRequest(measured.run, facilitator.token);
  try {
    await warmUp(
      setup.serverProcess.port,
      warmUpGroup,
      ['reads', 'votes'],
      advanceRequest(warmUpGroup.run, facilitator.token),
    );
    const real = await advanceAndWait(setup.serverProcess, measured, advance);
    await setup.server.shutDown();
    const { head, bytes } = real.answer;
    const bare = await startBare({
      status: 200,
      headers: headersOf(head),
      bodies: [bytes - head.length - 4],
      event: 'stage-advanced',
    });
    try {
      const limit = await advanceAndWait(bare, measured, advance);
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
    await setup.server.stop();
  }
}

function advanceRequest({ id, scenarioId }: BenchRun, token: string): Buffer {
  const path = `${apiPrefix}/simulation-run-go-next-stage/${id}`;
  return requestOf('POST', path, token, { body: { scenario_id: scenarioId } });
}

/** The time in ms to open all streams, and for each stream the time in ms from the advance until its event arrived. */
type AdvanceTimes = { openMs: number; times: number[]; processorMs: number; answer: Answer };

async function advanceAndWait(
  { port, pid }: ServerProcess,
  group: Group,
  advance: Buffer,
): Promise<AdvanceTimes> {
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
    // Let the server send batched events and write presence.
    await pause(2_000);
    const received = audience.waitFor('stage-advanced');
    const { arrivals, began, answers, processorMs } = await within(
      60,
      `An advance until its event has reached all ${people.length} streams`,
      withProcessorMs(pid, async () => {
        const [arrivals, burst] = await Promise.all([received, crowd.burst([advance])]);
        return { arrivals, ...burst };
      }),
    );
    const [answer] = answers;
    if (answer === undefined) throw new Error('The advance was not answered');
    return { openMs, times: arrivals.map((arrival) => arrival - began), processorMs, answer };
  } finally {
    crowd.close();
    audience.close();
  }
}
