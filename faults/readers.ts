import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, type RunEvent, runEventKinds } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { seededRandom } from '../play/random.ts';
import { type Server, startServer } from '../play/server.ts';
import { followRun } from '../play/stream.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { openPostgres } from '../server/src/platform/db/postgres.ts';
import { prepareDatabase } from '../server/src/testing/database.ts';
import { Ledger } from './ledger.ts';
import { gather, leaveRun, startRun } from './load.ts';
import { becomesTrueWithin, type Outcome, skipped } from './outcome.ts';

const fault = 'slow readers';
/** The number of streams that nobody reads. */
const unreadStreams = 200;
/** The number of people whose streams are read. */
const readingPeople = 6;
/** The number of streams that the server allows per account. */
const streamsPerAccount = 20;
/** The maximum growth of memory in MB: the send buffers of the unread streams, and the normal use of a busy process. */
const maxGrowthMb = 150;
/** The time limit in ms. The kernel buffers about 4 MB per stream before the process buffers anything. */
const timeLimitMs = 240_000;

/**
 * Opens 200 streams that nobody reads, and some that are read. The server must close the unread ones and keep its memory
 * flat, and the others must receive their events. The test sends far more events than a real run. It sends them through the
 * database, as another server process would.
 */
export async function openUnreadStreams(seed: number): Promise<Outcome> {
  if (!process.env['DATABASE_URL']) return skipped(fault, 'PostgreSQL is needed: set DATABASE_URL');
  const random = seededRandom(seed);
  const problems: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'vincere-readers-'));
  const database = await prepareDatabase(folder);
  const url = database.environment['DATABASE_URL'] ?? '';
  const server = await startServer({ VINCERE_DATA: folder, DATABASE_URL: url });
  const publisher = await openPostgres(url, () => {});
  const sockets: Socket[] = [];
  let summary = '';
  try {
    const crowd = await gather(server, readingPeople, new Ledger(), random);
    const started = await startRun(crowd, random);
    const readers = await Promise.all(
      crowd.people.map((me) => followRun(server.origin, started.run.id, me.token)),
    );
    const openStreams = () => metric(server.origin, 'vincere_open_streams');
    const before = await openStreams();
    const tokens = await createAdministrators(server, unreadStreams / streamsPerAccount, random);
    for (let index = 0; index < unreadStreams; index++)
      sockets.push(openUnread(server.origin, started.run.id, tokens[index % tokens.length] ?? ''));
    if (!(await becomesTrueWithin(20_000, async () => (await openStreams()) === before + unreadStreams)))
      problems.push('Not every unread stream was opened');
    const memory = () => metric(server.origin, 'process_resident_memory_bytes');
    const atStart = await memory();
    let peak = atStart;
    const begunAt = performance.now();
    const areClosed = async () => (await openStreams()) <= before;
    while (!(await areClosed()) && performance.now() - begunAt < timeLimitMs) {
      await announceEvents(publisher, started.run);
      peak = Math.max(peak, await memory());
      await pause(100);
    }
    const stillOpen = (await openStreams()) - before;
    if (stillOpen > 0) problems.push(`${stillOpen} of ${unreadStreams} unread streams were kept`);
    const growth = Math.round((peak - atStart) / 1024 / 1024);
    if (growth > maxGrowthMb) problems.push(`The memory of the process grew by ${growth} MB`);
    const received = Promise.all(readers.map((reader) => reader.next('run-status-changed')));
    await crowd.facilitator.call('changeRunStatus', {
      params: { runId: started.run.id },
      body: { status: 'PAUSED' },
    });
    const isReceived = await Promise.race([received.then(() => true), pause(10_000).then(() => false)]);
    if (!isReceived) problems.push('A stream that is read missed an event');
    for (const reader of readers) reader.close();
    leaveRun(started);
    summary = `${unreadStreams - stillOpen} of ${unreadStreams} unread streams closed, memory grew by at most ${growth} MB, ${readers.length} other streams received their events`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await publisher.close();
    await server.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
  return { fault, summary, problems };
}

/** Registers people and makes them administrators. Returns their access tokens. */
async function createAdministrators(server: Server, count: number, random: () => number): Promise<string[]> {
  const crowd = await gather(server, count, new Ledger(), random);
  for (const { userId } of crowd.people)
    await crowd.facilitator.call('updateUser', { params: { userId }, body: { is_admin: true } });
  return crowd.people.map(({ token }) => token);
}

/** Opens the stream of a run and never reads from it. */
function openUnread(origin: string, runId: number, token: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET ${apiPrefix}/simulation-run-events/${runId} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  return socket;
}

/** Announces an event of almost every kind in every room, in one transaction. */
async function announceEvents(publisher: Database, run: { id: number; revision: number }): Promise<void> {
  const events: RunEvent[] = runEventKinds
    // Leaves out two kinds: the recipients of the first are looked up each time, and the test waits for the second.
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
