import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess } from '../../testing/process.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';
import { openSqlite } from '../db/sqlite.ts';
import { openPresence } from './presence.ts';
import { saveControlRooms, saveOpenStreams, saveProcess } from './presence-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Returns a member's presence as shown on a server's board. */
async function presenceOf(run: BuiltRun, member = 0, on: TestServer = server) {
  const facilitator = on.as(run.facilitator.token);
  const { seats } = await facilitator.call('getRunBoard', { params: { runId: run.id } });
  const seat = seats.find(({ user_run_id }) => user_run_id === run.members[member]?.seat_id);
  return { is_connected: seat?.is_connected, last_seen_at: seat?.last_seen_at };
}

const presence = { timeout: 5_000, interval: 20 };
const isoNow = (on = server) => new Date(on.clock.now).toISOString();

describe('a person who follows a run', () => {
  test('a person is connected while a stream is open, and last seen when it closed', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const at = isoNow();
    const stream = await follow(server, run.id, run.members[0]!.token);
    await expect.poll(() => presenceOf(run), presence).toEqual({ is_connected: true, last_seen_at: at });
    expect((await presenceOf(run, 1)).is_connected).toBe(false);
    server.clock.advance(10_000);
    stream.close();
    await expect
      .poll(() => presenceOf(run), presence)
      .toEqual({ is_connected: false, last_seen_at: isoNow() });
  });

  test('a person stays connected until both of two windows are closed', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const windows = [
      await follow(server, run.id, run.members[0]!.token),
      await follow(server, run.id, run.members[0]!.token),
    ];
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
    server.clock.advance(5_000);
    windows[0]!.close();
    await expect.poll(async () => (await presenceOf(run)).last_seen_at, presence).toBe(isoNow());
    expect((await presenceOf(run)).is_connected).toBe(true);
    windows[1]!.close();
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(false);
  });

  test('a person without a stream is last seen at the last read', async () => {
    const run = await buildRun(server, { rooms: ['political'], status: 'DRAFT' });
    server.clock.advance(60_000);
    await run.members[0]!.call('joinRun', { body: { access_code: run.access_code } });
    await expect
      .poll(() => presenceOf(run), presence)
      .toEqual({ is_connected: false, last_seen_at: isoNow() });
  });

  test('a person is not connected after being removed', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const stream = await follow(server, run.id, run.members[0]!.token);
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.members[0]!.seat_id } });
    expect(await stream.until(stream.hasEnded)).toBe(true);
    const streams = server.app.db.read.selectFrom('open_streams').select('process_id');
    await expect
      .poll(() => streams.where('seat_id', '=', run.members[0]!.seat_id).execute(), presence)
      .toEqual([]);
  });
});

describe('a facilitator in the control room', () => {
  const facilitatorsOf = async (run: BuiltRun) =>
    (await run.facilitator.call('getRunBoard', { params: { runId: run.id } })).facilitators.map(
      ({ user_id }) => user_id,
    );

  test('a facilitator in the control room is listed while a window is open, for facilitators only', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const own = await follow(server, run.id, run.facilitator.token);
    await expect.poll(() => facilitatorsOf(run), presence).toEqual([run.facilitator.id]);
    expect(await own.until(() => own.events.some(({ kind }) => kind === 'presence-changed'))).toBe(true);
    const second = await follow(server, run.id, run.facilitator.token);
    own.close();
    expect(await facilitatorsOf(run)).toEqual([run.facilitator.id]);
    second.close();
    await expect.poll(() => facilitatorsOf(run), presence).toEqual([]);
  });

  test('a facilitator is not listed 75 seconds after the last heartbeat of the process', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const id = `died-facilitator-${run.id}`;
    await server.app.systemChange(async ({ tx }) => {
      await saveProcess(tx, { id, beat_at: server.clock.now });
      await saveControlRooms(tx, id, [{ run_id: run.id, user_id: run.facilitator.id }]);
    });
    expect(await facilitatorsOf(run)).toEqual([run.facilitator.id]);
    server.clock.advance(75_000);
    expect(await facilitatorsOf(run)).toEqual([]);
  });
});

test('streams of a deleted run do not keep the presence of others from being stored', async () => {
  const deleted = await buildRun(server, { rooms: ['political'], status: 'DRAFT' });
  const run = await buildRun(server, { rooms: ['political'] });
  const streams = [
    await follow(server, deleted.id, deleted.facilitator.token),
    await follow(server, deleted.id, deleted.members[0]!.token),
  ];
  await expect.poll(async () => (await presenceOf(deleted)).is_connected, presence).toBe(true);
  await deleted.facilitator.call('deleteRun', { params: { runId: deleted.id }, query: {} });
  // Another process takes this one for dead, so it stores all its streams again.
  await server.app.systemChange(({ tx }) => tx.deleteFrom('stream_processes').execute());
  streams.push(await follow(server, run.id, run.members[0]!.token));
  await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
  for (const stream of streams) stream.close();
});

describe('the event of changed presence', () => {
  test('the event of changed presence goes to facilitators only, in batches, with the current revision', async () => {
    const run = await buildRun(server, { rooms: Array(12).fill('economic') });
    const facilitator = await follow(server, run.id, run.facilitator.token);
    const participant = await follow(server, run.id, run.members[0]!.token);
    await facilitator.until(() => facilitator.events.some(({ kind }) => kind === 'presence-changed'));
    const streams = await Promise.all(run.members.slice(1).map(({ token }) => follow(server, run.id, token)));
    const connected = async () => {
      const { seats } = await run.facilitator.call('getRunBoard', { params: { runId: run.id } });
      return seats.filter(({ is_connected }) => is_connected).length;
    };
    await expect.poll(connected, presence).toBe(12);
    // The pause reaches all streams after the presence events.
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'PAUSED' },
    });
    for (const stream of [facilitator, participant, ...streams])
      expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'run-status-changed'))).toBe(
        true,
      );
    const received = facilitator.events.filter(({ kind }) => kind === 'presence-changed');
    expect(received.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThan(5);
    const { revision } = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(received.map((event) => event.revision)).toEqual(received.map(() => revision - 1));
    for (const stream of [participant, ...streams]) {
      expect(stream.events.map(({ kind }) => kind)).not.toContain('presence-changed');
      stream.close();
    }
    facilitator.close();
  });
});

describe('a dead process', () => {
  /** Returns a run whose member is connected through a process with no further heartbeats. */
  async function connectedElsewhere() {
    const run = await buildRun(server, { rooms: ['political'] });
    const id = `died-${run.id}`;
    await server.app.systemChange(async ({ tx }) => {
      await saveProcess(tx, { id, beat_at: server.clock.now });
      await saveOpenStreams(tx, id, [run.members[0]!.seat_id]);
    });
    return run;
  }

  test('a dead process is ignored 75 seconds after its last heartbeat', async () => {
    const run = await connectedElsewhere();
    const lastBeat = isoNow();
    server.clock.advance(74_000);
    expect(await presenceOf(run)).toEqual({ is_connected: true, last_seen_at: null });
    server.clock.advance(1_000);
    expect(await presenceOf(run)).toEqual({ is_connected: false, last_seen_at: lastBeat });
  });

  test('the next start removes a dead process, and its people were last seen at its last heartbeat', async () => {
    const run = await connectedElsewhere();
    const lastBeat = isoNow();
    const facilitator = await follow(server, run.id, run.facilitator.token);
    await facilitator.until(() => facilitator.events.length > 0);
    server.clock.advance(80_000);
    const { database, clock } = server.app;
    const warnings: string[] = [];
    const next = await openPresence({ ...database, engine: 'postgres' }, clock, (line) =>
      warnings.push(line),
    );
    expect(
      await facilitator.until(() => facilitator.events.some(({ kind }) => kind === 'presence-changed')),
    ).toBe(true);
    expect(await presenceOf(run)).toEqual({ is_connected: false, last_seen_at: lastBeat });
    const processes = await database.read.selectFrom('stream_processes').select('id').execute();
    expect(processes.map(({ id }) => id)).not.toContain(`died-${run.id}`);
    await next.close();
    expect(warnings).toEqual([]);
    facilitator.close();
  });

  test('the next start on the embedded database removes a dead process at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-presence-'));
    const db = await openSqlite(folder);
    const died = await openPresence(
      db,
      () => 1_000,
      () => {},
    );
    const next = await openPresence(
      db,
      () => 1_001,
      () => {},
    );
    const processes = db.read.selectFrom('stream_processes').select('beat_at');
    expect(await processes.execute()).toEqual([{ beat_at: 1_001 }]);
    for (const one of [died, next]) await one.close();
    expect(await processes.execute()).toEqual([]);
    await db.close();
    await rm(folder, { recursive: true });
  });

  test('a process that was taken for dead registers again with all its streams', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const first = await follow(server, run.id, run.members[0]!.token);
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
    await server.app.systemChange(({ tx }) => tx.deleteFrom('stream_processes').execute());
    expect((await presenceOf(run)).is_connected).toBe(false);
    const second = await follow(server, run.id, run.members[1]!.token);
    await expect.poll(async () => (await presenceOf(run, 1)).is_connected, presence).toBe(true);
    expect((await presenceOf(run)).is_connected).toBe(true);
    first.close();
    second.close();
  });
});

describe.skipIf(!process.env['DATABASE_URL'])('two processes on one PostgreSQL', () => {
  test('each of two processes on one PostgreSQL sees and announces the connections of the other at once', async () => {
    const other = await startServer({ DATABASE_URL: server.app.config.databaseUrl ?? '' });
    other.clock.now = server.clock.now;
    const run = await buildRun(server, { rooms: ['political'] });
    const facilitatorStream = await follow(server, run.id, run.facilitator.token);
    await facilitatorStream.until(() => facilitatorStream.events.length > 0);
    const memberStream = await follow(other, run.id, run.members[0]!.token);
    expect(
      await facilitatorStream.until(() =>
        facilitatorStream.events.some(({ kind }) => kind === 'presence-changed'),
      ),
    ).toBe(true);
    expect((await presenceOf(run)).is_connected).toBe(true);
    expect((await presenceOf(run, 0, other)).is_connected).toBe(true);
    memberStream.close();
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(false);
    const secondStream = await follow(other, run.id, run.members[0]!.token);
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
    // A process that shuts down removes its connections at once.
    await other.close();
    expect(await secondStream.until(secondStream.hasEnded)).toBe(true);
    expect((await presenceOf(run)).is_connected).toBe(false);
    facilitatorStream.close();
  });

  test('nobody of a killed process is shown as connected by another process after 75 seconds', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    // Both servers use the same time of day, as two machines do.
    const standing = server.clock.now;
    const killed = await startProcess({ DATABASE_URL: server.app.config.databaseUrl ?? '' });
    server.clock.now = Date.now();
    const token = await server.app.tokens.sign(await sessionOf(run.members[0]!.id), server.clock.now);
    await follow(killed, run.id, token);
    await expect.poll(async () => (await presenceOf(run)).is_connected, presence).toBe(true);
    await killed.kill();
    expect((await presenceOf(run)).is_connected).toBe(true);
    server.clock.advance(76_000);
    expect((await presenceOf(run)).is_connected).toBe(false);
    server.clock.now = standing;
  });

  async function sessionOf(userId: number): Promise<number> {
    const { id } = await server.app.db.read
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return id;
  }
});
