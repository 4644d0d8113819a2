import { type BareServer, headersOf, startBare } from '../bare-work.ts';
import { type Burst, Crowd } from '../crowd.ts';
import { joinRequest } from '../group.ts';
import { type ServerProcess, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { type Load, setUp } from '../setup.ts';
import { percentile } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import { within } from '../within.ts';

/** a. N signed-in people join at once: the time until the last one has joined, and the p95 of the individual joins. */
export async function measureJoins(load: Load): Promise<Reading[]> {
  const setup = await setUp(load, 'signed-in');
  const { measured, warmUpGroup } = setup;
  const requests = measured.people.map((person) => joinRequest(measured, person));
  let bare: BareServer | undefined;
  try {
    await warmUp(setup.serverProcess.port, warmUpGroup, ['reads', 'votes']);
    const real = await join(setup.serverProcess, requests);
    await setup.server.shutDown();
    const [first] = real.answers;
    // Sort by arrival, because later answers contain longer lists of people.
    const bodies = [...real.answers]
      .sort((a, b) => a.at - b.at)
      .map(({ head, bytes }) => bytes - head.length - 4);
    bare = await startBare({ status: 200, headers: headersOf(first?.head ?? ''), bodies });
    await warmUp(bare.port, warmUpGroup, ['reads']);
    const limit = await join(bare, requests);
    return [
      { name: 'last in', unit: 'ms', value: lastMs(real), limit: lastMs(limit) },
      { name: 'p95 of one', unit: 'ms', value: p95Ms(real), limit: p95Ms(limit) },
      { name: 'processor', unit: 'ms', value: real.processorMs, limit: limit.processorMs },
    ];
  } finally {
    await setup.server.stop();
    await bare?.stop();
  }
}

async function join({ port, pid }: ServerProcess, requests: readonly Buffer[]) {
  const crowd = await Crowd.open(port, requests.length);
  try {
    return await within(
      180,
      `${requests.length} joins`,
      withProcessorMs(pid, () => crowd.burst(requests)),
    );
  } finally {
    crowd.close();
  }
}

function lastMs({ began, answers }: Burst): number {
  return Math.max(...answers.map(({ at }) => at)) - began;
}

function p95Ms({ sentAt, answers }: Burst): number {
  return percentile(
    answers.map(({ at }, index) => at - (sentAt[index] ?? 0)),
    0.95,
  );
}
