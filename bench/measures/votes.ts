import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFile } from '../../server/src/platform/db/sqlite.ts';
import { type BareServer, type BareWork, headersOf, startBare } from '../bare-work.ts';
import { commitWithoutServer } from '../commits.ts';
import { Audience, type Burst, Crowd } from '../crowd.ts';
import { type Group, streamRequest, voteOf, voteRequest } from '../group.ts';
import { type ServerProcess, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { type Load, setUp } from '../setup.ts';
import { percentile } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import type { Stream } from '../wire.ts';
import { within } from '../within.ts';

/** The number of votes per commit when they are committed in groups without a server. */
const groupSize = 64;

/**
 * b. N people on the live stream send their final votes at once: the time until the event of each vote has reached the
 * facilitator's stream. The limit is the faster of two bare servers. Both commit the same votes directly into a copy of the
 * database, and answer a vote only when it is durable. One commits each vote separately, and the other commits all waiting
 * votes together.
 */
export async function measureVotes(load: Load): Promise<Reading[]> {
  const copies = await mkdtemp(join(tmpdir(), 'vincere-bench-'));
  const databasePath = (name: string) => join(copies, name, 'vincere.sqlite');
  const names = ['straight', 'grouped', 'each', 'group'];
  const setup = await setUp(load, 'seated', async (folder) => {
    for (const name of names) await cp(folder, join(copies, name), { recursive: true });
  });
  const { measured, warmUpGroup, facilitator } = setup;
  try {
    await warmUp(setup.serverProcess.port, warmUpGroup, ['reads', 'votes']);
    const run = await facilitator.client.call('getRun', { params: { runId: measured.run.id } });
    const real = await castVotes(setup.serverProcess, measured, facilitator.token, run.revision);
    await setup.server.shutDown();

    const [first] = real.burst.answers;
    if (first === undefined) throw new Error('Nobody voted');
    const rows = [...rowsOf(warmUpGroup), ...rowsOf(measured)];
    const limits: CastVotes[] = [];
    for (const commit of ['each', 'group'] as const) {
      const bodies = [first.bytes - first.head.length - 4];
      const votes = { database: databasePath(commit), commit, rows };
      limits.push(
        await castOnBareServer(
          { status: 201, headers: headersOf(first.head), bodies, votes },
          measured,
          warmUpGroup,
        ),
      );
    }
    const [limit] = limits.sort((a, b) => percentile(a.visibleMs, 0.95) - percentile(b.visibleMs, 0.95));
    if (limit === undefined) throw new Error('The limit was not measured');
    const commitMs = (name: string, size: number) => commitAll(databasePath(name), measured, size);
    return [
      {
        name: 'p50',
        unit: 'ms',
        value: percentile(real.visibleMs, 0.5),
        limit: percentile(limit.visibleMs, 0.5),
      },
      {
        name: 'p95',
        unit: 'ms',
        value: percentile(real.visibleMs, 0.95),
        limit: percentile(limit.visibleMs, 0.95),
      },
      { name: 'last', unit: 'ms', value: Math.max(...real.visibleMs), limit: Math.max(...limit.visibleMs) },
      {
        name: 'answered, p95',
        unit: 'ms',
        value: answeredP95Ms(real.burst),
        limit: answeredP95Ms(limit.burst),
      },
      { name: 'processor', unit: 'ms', value: real.burst.processorMs, limit: limit.burst.processorMs },
      { name: 'straight, a commit each', unit: 'ms', value: commitMs('straight', 1) },
      { name: `straight, a commit for ${groupSize}`, unit: 'ms', value: commitMs('grouped', groupSize) },
    ];
  } finally {
    await setup.server.stop();
    await rm(copies, { recursive: true, force: true });
  }
}

/** The burst, and for each vote the time in ms from sending it until its event reached the facilitator's stream. */
type CastVotes = { burst: Burst & { processorMs: number }; visibleMs: number[] };

async function castVotes(
  { port, pid }: ServerProcess,
  group: Group,
  token: string,
  before: number,
): Promise<CastVotes> {
  const { people } = group;
  const facilitator = await Audience.open(port, [streamRequest(group, token)]);
  const audience = await Audience.open(
    port,
    people.map((person) => streamRequest(group, person.token)),
  );
  const crowd = await Crowd.open(port, people.length);
  try {
    const requests = people.map((_, index) => voteRequest(group, index, 'final'));
    const [stream] = facilitator.streams;
    if (stream === undefined) throw new Error('The facilitator has no stream');
    const received = collectRevisions(stream, before + people.length);
    const [burst, events] = await within(
      120,
      `${people.length} votes until the last event has reached the facilitator's stream`,
      Promise.all([withProcessorMs(pid, () => crowd.burst(requests)), received]),
    );
    return { burst, visibleMs: visibleAfter(burst, events, before) };
  } finally {
    for (const connections of [crowd, audience, facilitator]) connections.close();
  }
}

type VoteEvent = { revision: number; at: number };

/** Collects the final-vote events of a stream until the revision `last` has arrived. */
function collectRevisions(stream: Stream, last: number): Promise<VoteEvent[]> {
  const events: VoteEvent[] = [];
  return new Promise((resolve) => {
    stream.listener = (text, at) => {
      for (const [, id] of text.matchAll(/id: (\d+)\nevent: final-vote-cast\n/g))
        events.push({ revision: Number(id), at });
      if (events.some(({ revision }) => revision >= last)) resolve(events);
    };
  });
}

/**
 * Returns the time in ms from sending each vote until its event arrived. Each vote increments the revision of the run by
 * one, and ids are assigned in the same order. So the n-th vote by id belongs to the revision `before` + n.
 */
function visibleAfter({ answers, sentAt }: Burst, events: readonly VoteEvent[], before: number): number[] {
  const idOf = (body: string) => Number(/"id":(\d+)/.exec(body)?.[1]);
  const votes = answers.map(({ body }, index) => ({ id: idOf(body), sentAt: sentAt[index] ?? 0 }));
  votes.sort((a, b) => a.id - b.id);
  return votes.map(({ sentAt: sent }, index) => {
    const event = events.find(({ revision }) => revision >= before + index + 1);
    if (event === undefined) throw new Error('The stream has not received an event for every vote');
    return event.at - sent;
  });
}

async function castOnBareServer(work: BareWork, measured: Group, warmUpGroup: Group): Promise<CastVotes> {
  const bare: BareServer = await startBare(work);
  try {
    await warmUp(bare.port, warmUpGroup, ['votes']);
    return await castVotes(bare, measured, 'facilitator', warmUpGroup.people.length);
  } finally {
    await bare.stop();
  }
}

function rowsOf({ run, people }: Group) {
  const created_at = Date.now();
  return people.map(({ seatId: seat_id, room: room_name }) => ({
    run_id: run.id,
    scenario_id: run.scenarioId,
    seat_id,
    room_name,
    created_at,
  }));
}

function commitAll(database: string, group: Group, size: number): number {
  const file = openFile(database);
  try {
    const votes = rowsOf(group).map((row, index) => ({ ...row, ...voteOf(group.run, row.room_name, index) }));
    return commitWithoutServer(file, votes, size);
  } finally {
    file.close();
  }
}

function answeredP95Ms({ answers, sentAt }: Burst): number {
  return percentile(
    answers.map(({ at }, index) => at - (sentAt[index] ?? 0)),
    0.95,
  );
}
