import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, type RunEvent, runEventKinds } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { seededRandom } from '../play/random.ts';
import { type PlayedServer, startServer } from '../play/server.ts';
import { followRun } from '../play/stream.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { openPostgres } from '../server/src/platform/db/postgres.ts';
import { prepareDatabase } from '../server/src/testing/database.ts';
import { Ledger } from './ledger.ts';
import { begin, gather, leave } from './load.ts';
import { holdsWithin, type Outcome, skipped } from './outcome.ts';

const fault = 'slow readers';
const slow = 200;
const reading = 6;
/** The server keeps at most 20 streams open for one account. */
const streamsOfAccount = 20;
/** The maximum growth of memory in MB: the send buffers of all slow readers, and normal use by a busy process. */
const maxGrowthMb = 150;
/** The time limit in ms. The kernel buffers about 4 MB per reader before the process buffers anything. */
const timeLimitMs = 240_000;

/**
 * Opens 200 streams that never read, and some that do. The slow ones must be dropped, the memory of the process must stay
 * flat, and the others must receive their events. The test sends far more events than a real run. It sends them through the
 * database, as another server process would.
 */
export async function readSlowly(seed: number): Promise<Outcome> {
  if (!process.env['DATABASE_URL']) return skipped(fault, 'PostgreSQL is needed: set DATABASE_URL');
  const random = seededRandom(seed);
  const found: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'vincere-readers-'));
  const database = await prepareDatabase(folder);
  const url = database.environment['DATABASE_URL'] ?? '';
  const server = await startServer({ VINCERE_DATA: folder, DATABASE_URL: url });
  const publisher = await openPostgres(url, () => {});
  const sockets: Socket[] = [];
  let done = '';
  try {
    const crowd = await gather(server, reading, new Ledger(), random);
    const playing = await begin(crowd, random);
    const readers = await Promise.all(
      crowd.people.map((me) => followRun(server.origin, playing.run.id, me.token)),
    );
    const open = () => metric(server.origin, 'vincere_open_streams');
    const before = await open();
    const tokens = await administrators(server, slow / streamsOfAccount, random);
    for (let index = 0; index < slow; index++)
      sockets.push(neverRead(server.origin, playing.run.id, tokens[index % tokens.length] ?? ''));
    if (!(await holdsWithin(20_000, async () => (await open()) === before + slow)))
      found.push('Not every slow stream was opened');
    const memory = () => metric(server.origin, 'process_resident_memory_bytes');
    const atStart = await memory();
    let peak = atStart;
    const started = performance.now();
    const isDropped = async () => (await open()) <= before;
    while (!(await isDropped()) && performance.now() - started < timeLimitMs) {
      await announceAll(publisher, playing.run);
      peak = Math.max(peak, await memory());
      await pause(100);
    }
    const left = (await open()) - before;
    if (left > 0) found.push(`${left} of ${slow} slow streams were kept`);
    const growth = Math.round((peak - atStart) / 1024 / 1024);
    if (growth > maxGrowthMb) found.push(`The memory of the process grew by ${growth} MB`);
    const received = Promise.all(readers.map((reader) => reader.next('run-status-changed')));
    await crowd.facilitator.call('changeRunStatus', {
      params: { runId: playing.run.id },
      body: { status: 'PAUSED' },
    });
    const isReceived = await Promise.race([received.then(() => true), pause(10_000).then(() => false)]);
    if (!isReceived) found.push('Streams that do read missed an event');
    for (const reader of readers) reader.close();
    leave(playing);
    done = `${slow - left} of ${slow} streams that never read dropped, memory at peak ${growth} MB above the start, ${readers.length} others received their events`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await publisher.close();
    await server.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
  return { fault, done, found };
}

/** Registers people and makes them administrators. Returns their tokens. */
async function administrators(server: PlayedServer, count: number, random: () => number): Promise<string[]> {
  const crowd = await gather(server, count, new Ledger(), random);
  for (const { userId } of crowd.people)
    await crowd.facilitator.call('updateUser', { params: { userId }, body: { is_admin: true } });
  return crowd.people.map(({ token }) => token);
}

/** Opens the stream of a run and never reads from it. */
function neverRead(origin: string, runId: number, token: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET ${apiPrefix}/simulation-run-events/${runId} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  return socket;
}

/** Announces every kind of event in every room, in one transaction. */
async function announceAll(publisher: Database, run: { id: number; revision: number }): Promise<void> {
  const events: RunEvent[] = runEventKinds
    // These are left out: one needs a lookup of its recipients each time, and the test waits for the other.
    .filter((kind) => kind !== 'participants-changed' && kind !== 'run-status-changed')
    .flatMap((kind) =>
      rooms.map((room_name) => ({ kind, room_name, run_id: run.id, revision: run.revision })),
    );
  await publisher.change(async (change) => {
    for (const event of events) change.announce(event);
  });
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
