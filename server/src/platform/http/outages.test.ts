import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProxy, type Proxy } from '../../../../faults/proxy.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { DatabaseUnavailable } from '../db/failures.ts';
import { openPool } from '../db/postgres-pool.ts';
import { LimitExceeded } from '../workers/worker.ts';
import { writeError } from './errors.ts';

const databaseUrl = process.env['DATABASE_URL'] ?? '';

describe.skipIf(databaseUrl !== '')('a full database', () => {
  let server: TestServer;
  let run: BuiltRun;
  beforeEach(async () => {
    server = await startServer();
    run = await buildRun(server, { rooms: ['political', 'legal'] });
  });
  afterEach(() => server.close());

  const limitSize = (pages: number) =>
    server.app.systemChange(async ({ tx }) => {
      await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx);
    });
  const note = async (index: 0 | 1, text: string) => {
    const member = run.members[index];
    const params = { runId: run.id, roomName: member?.room_name ?? 'political' };
    const room = await run.facilitator.call('getRoomRunByName', { params });
    return member?.call('addRoomNote', { params: { roomRunId: room.id }, body: { text } });
  };
  const full = { status: 507, code: 'storage-full', message: /no storage left/ };

  test('a full database answers writes with 507 until it can grow again, but still answers reads', async () => {
    // SQLite takes a limit below the current size as the current size.
    await limitSize(1);
    const refused = await Promise.allSettled([note(0, 'word '.repeat(400)), note(1, 'word '.repeat(400))]);
    for (let tries = 0; tries < 50 && refused.every(({ status }) => status === 'fulfilled'); tries++)
      refused.push(...(await Promise.allSettled([note(0, 'word '.repeat(400))])));
    const [reason] = refused.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reason).toMatchObject({ ...full, message: expect.stringMatching(full.message) });
    await run.facilitator.call('getRun', { params: { runId: run.id } });
    await limitSize(1_000_000);
    await expect(note(0, 'There is room')).resolves.toMatchObject({
      notes: expect.stringMatching(/is room$/),
    });
  });
});

test('a job that exceeds its limits is answered with 503 and a time to retry', async () => {
  const app = fastify();
  app.setErrorHandler(writeError);
  app.get('/', () => Promise.reject(new LimitExceeded('Took longer than 1 ms')));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({ code: 'too-much-work' });
});

describe('a database that cannot be reached', () => {
  test('a database that cannot be reached fails at once as unavailable', async () => {
    const pool = openPool('postgres://nobody@127.0.0.1:1/none', 2, () => {});
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    await pool.end();
  });
});

describe.skipIf(databaseUrl === '')('a PostgreSQL server that goes away', () => {
  let proxy: Proxy;
  let server: TestServer;
  beforeEach(async () => {
    const direct = new URL(databaseUrl);
    proxy = await openProxy(direct.hostname, Number(direct.port || 5432));
    const proxied = (original: string) => {
      const url = new URL(original);
      url.host = `127.0.0.1:${proxy.port}`;
      return { DATABASE_URL: url.href };
    };
    server = await startServer((prepared) => proxied(prepared['DATABASE_URL'] ?? ''));
  });
  afterEach(() => proxy.close());

  test('a call is answered with 503 and a time to retry until a lost PostgreSQL server is back', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await proxy.cut();
    const response = await fetch(`${server.origin}/api/v1/simulation-run-get/${run.id}`, {
      headers: { authorization: `Bearer ${run.facilitator.token}` },
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'database-away', detail: expect.any(String) });
    await proxy.restore();
    await run.facilitator.call('getRun', { params: { runId: run.id } });
    await server.close();
  });

  test('a lost PostgreSQL server does not delay the shutdown of the server', async () => {
    await proxy.cut();
    await expect(server.app.presence.close()).resolves.toBeUndefined();
    await proxy.restore();
    await server.close();
  });
});
