import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createPostgres } from '../../testing/database.ts';
import { backUp } from '../ops/backup.ts';
import { openPostgres } from './postgres.ts';
import { copyPostgres } from './transfer.ts';

const address = process.env['DATABASE_URL'] ?? '';

/** Opens a TCP proxy to the database at `url`. `cut` breaks all its connections. */
async function openProxy(url: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const upstream = createConnection({ host: hostname, port: Number(port || 5432) });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    server.once('cut', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    server.emit('cut');
    server.close();
  };
  return { url: proxied.href, cut };
}

describe.skipIf(address === '')('copying a PostgreSQL database', () => {
  test('copying a PostgreSQL database fails when its connection is lost, and leaves nothing behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-transfer-'));
    const database = await createPostgres(address);
    const url = database.environment['DATABASE_URL'] ?? '';
    await (await openPostgres(url, () => {})).close();
    const proxy = await openProxy(url);
    const [locker, observer] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([locker.connect(), observer.connect()]);
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    try {
      // The copy waits for this lock until its connection is cut.
      await locker.query('begin; lock table votes in access exclusive mode');
      const copied = backUp(join(folder, 'backup.tar'), {
        version: '1.2.3',
        files: { open: async () => null },
        hasFile: async () => true,
        copyDatabase: (target) => copyPostgres(proxy.url, target),
      });
      const failed = copied.catch(String);
      await expect.poll(async () => (await observer.query(waiting)).rowCount, { timeout: 15_000 }).toBe(1);
      proxy.cut();
      expect(await failed).toBe('Error: Connection terminated unexpectedly');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await Promise.all([locker.end(), observer.end()]);
      await database.remove();
      await rm(folder, { recursive: true });
    }
  });
});
