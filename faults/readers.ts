import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, type RunEvent, runEventKinds } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { followRun } from '../play/stream.ts';
import type { Database } from '../server/src/db/database.ts';
import { openPostgres } from '../server/src/db/postgres.ts';
import { prepareDatabase } from '../server/src/testing/database.ts';
import { Ledger } from './ledger.ts';
import { begin, gather, leave } from './load.ts';
import { holdsWithin, type Outcome, skipped } from './outcome.ts';

const fault = 'slow readers';
const slow = 200;
const reading = 6;
/** Behind the most that may wait for each slow reader in the process there is what a busy process uses anyway. */
const mostGrowthMb = 150;
/** The system keeps some 4 MB for a reader before anything waits in the process. */
const longestMs = 240_000;

/**
 * 200 streams that never read, beside some that do: the slow ones are dropped, the memory of the process stays flat, and
 * the others hear everything. More happens on the run than ever would: it is told through the database, as another
 * process would tell it.
 */
export async function readSlowly(seed: number): Promise<Outcome> {
  if (!process.env['DATABASE_URL'])
    return skipped(fault, 'there is no PostgreSQL: its address is missing in DATABASE_URL');
  const random = seededRandom(seed);
  const found: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'vincere-readers-'));
  const database = await prepareDatabase(folder);
  const url = database.environment['DATABASE_URL'] ?? '';
  const server = await startServer({ VINCERE_DATA: folder, DATABASE_URL: url });
  const teller = await openPostgres(url, () => {});
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
    for (let index = 0; index < slow; index++)
      sockets.push(neverRead(server.origin, playing.run.id, crowd.token));
    if (!(await holdsWithin(20_000, async () => (await open()) === before + slow)))
      found.push('Not every slow stream was opened');
    const memory = () => metric(server.origin, 'process_resident_memory_bytes');
    const atFirst = await memory();
    let most = atFirst;
    const started = performance.now();
    const isDropped = async () => (await open()) <= before;
    while (!(await isDropped()) && performance.now() - started < longestMs) {
      await tellAll(teller, playing.run);
      most = Math.max(most, await memory());
      await pause(100);
    }
    const left = (await open()) - before;
    if (left > 0) found.push(`${left} of ${slow} slow streams were kept`);
    const growth = Math.round((most - atFirst) / 1024 / 1024);
    if (growth > mostGrowthMb) found.push(`The memory of the process grew by ${growth} MB`);
    const told = Promise.all(readers.map((reader) => reader.next('run-status-changed')));
    await crowd.facilitator.call('changeRunStatus', {
      params: { runId: playing.run.id },
      body: { status: 'PAUSED' },
    });
    const isTold = await Promise.race([told.then(() => true), pause(10_000).then(() => false)]);
    if (!isTold) found.push('Streams that do read were hurt');
    for (const reader of readers) reader.close();
    leave(playing);
    done = `${slow - left} of ${slow} streams that never read dropped, memory at the most ${growth} MB above the start, ${readers.length} others told everything`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await teller.close();
    await server.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
  return { fault, done, found };
}

/** Follows a run and takes nothing of what comes. */
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

/** Tells of everything that can happen on a run, in every room, at once. */
async function tellAll(teller: Database, run: { id: number; revision: number }): Promise<void> {
  const events: RunEvent[] = runEventKinds
    // Who is told of these has to be looked up each time, or waits for another call.
    .filter((kind) => kind !== 'participants-changed' && kind !== 'run-status-changed')
    .flatMap((kind) =>
      rooms.map((room_name) => ({ kind, room_name, run_id: run.id, revision: run.revision })),
    );
  await teller.change(async (change) => {
    for (const event of events) change.announce(event);
  });
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
