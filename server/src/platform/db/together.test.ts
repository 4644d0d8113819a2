import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunEvent } from '@vincere/contract';
import { Refusal, refuse } from '@vincere/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';
import { typeStripping } from '../type-stripping.ts';
import { openSqlite } from './sqlite.ts';

// Concurrent changes may share a commit. Each must still succeed or fail independently (decision 0013).

let server: TestServer;
const announced: RunEvent[] = [];
beforeAll(async () => {
  server = await startServer();
  server.app.database.listen({
    receive: (event) => void announced.push(event),
    missed: () => {},
    revoked: () => {},
  });
});
afterAll(() => server.close());

/** Stores a secret and announces an event with `number` as the run id. `then` may refuse the change. */
const store = (name: string, number: number, then: () => void = () => {}) =>
  server.app.systemChange(async (change) => {
    await change.tx.insertInto('secrets').values({ name, value: 'kept' }).execute();
    change.announce({ kind: 'clock-changed', run_id: number, revision: 1, room_name: null });
    then();
  });

async function storedNames(prefix: string): Promise<string[]> {
  const rows = await server.app.db.read
    .selectFrom('secrets')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute();
  return rows.map(({ name }) => name).sort();
}

const announcedIds = (from: number) =>
  announced.filter(({ run_id }) => run_id >= from && run_id < from + 100).map(({ run_id }) => run_id);

describe('concurrent changes', () => {
  test('a refused change is not announced and does not affect concurrent changes', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        store(`group-${n}`, 1_000 + n, () => void (n % 3 === 1 && refuse('run.is-over'))),
      ),
    );
    const isRefused = (outcome: PromiseSettledResult<void>) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refusal;
    expect(outcomes.map(isRefused)).toEqual(outcomes.map((_, n) => n % 3 === 1));
    expect(await storedNames('group-')).toEqual([0, 2, 3, 5, 6, 8].map((n) => `group-${n}`));
    await expect
      .poll(() => announcedIds(1_000).sort((a, b) => a - b))
      .toEqual([1_000, 1_002, 1_003, 1_005, 1_006, 1_008]);
  });

  test('a change that the database rejects does not affect concurrent changes', async () => {
    const outcomes = await Promise.allSettled(
      ['twice-a', 'twice-b', 'twice-a', 'twice-c'].map((name, n) => store(name, 2_000 + n)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await storedNames('twice-')).toEqual(['twice-a', 'twice-b', 'twice-c']);
  });

  test('every reader sees a change as soon as it is acknowledged', async () => {
    const results = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        await store(`there-${n}`, 3_000 + n);
        return storedNames(`there-${n}`);
      }),
    );
    expect(results.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('changes that wait for each other do not block reads', async () => {
    await store('hot', 5_000);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const rewrite = (then: () => Promise<void>) =>
      server.app.systemChange(async ({ tx }) => {
        await tx.updateTable('secrets').set({ value: 'again' }).where('name', '=', 'hot').execute();
        await then();
      });
    const changes = Array.from({ length: 40 }, (_, n) =>
      rewrite(async () => (n === 0 ? released : undefined)),
    );
    // Long enough for all of them to wait for the row that the first one has locked.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await storedNames('hot')).toEqual(['hot']);
    release();
    await Promise.all(changes);
  });
});

describe.skipIf(process.env['DATABASE_URL'])('a commit of several changes on the embedded database', () => {
  test('a failed commit of several changes acknowledges and announces none, and the next commit succeeds', async () => {
    const broken = server.app.systemChange(async ({ tx }) => {
      // The foreign key is only checked by the commit, which then fails.
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      await tx
        .insertInto('preferences')
        .values({ user_id: -1, room_id: 'legal', preference_order: 1 })
        .execute();
    });
    const outcomes = await Promise.allSettled([store('lost-a', 4_000), broken, store('lost-b', 4_001)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await store('found', 4_002);
    expect(await storedNames('lost-')).toEqual([]);
    expect(announcedIds(4_000)).toEqual([4_002]);
  });

  test('no change of a commit is acknowledged if the process dies before the commit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-commit-'));
    const script = `
      import { openSqlite } from ${JSON.stringify(fileURLToPath(new URL('./sqlite.ts', import.meta.url)))};
      const db = await openSqlite(${JSON.stringify(folder)});
      const store = (name, then = () => {}) => db.change(async ({ tx }) => {
        await tx.insertInto('secrets').values({ name, value: '' }).execute();
        then();
      }).then(() => process.stdout.write('acknowledged ' + name + ' '));
      await store('before');
      await Promise.all([store('first'), store('second', () => process.kill(process.pid, 'SIGKILL')), store('third')]);`;
    const child = spawn(process.execPath, [...typeStripping, '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    const acknowledged = [...printed.matchAll(/acknowledged (\w+)/g)].map(([, name]) => name);
    // On a busy machine, the first change may commit alone before the second one begins.
    expect([['before'], ['before', 'first']]).toContainEqual(acknowledged);
    const db = await openSqlite(folder);
    const stored = await db.read.selectFrom('secrets').select('name').execute();
    expect(stored.map(({ name }) => name).sort()).toEqual(['answer-order', ...acknowledged]);
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
});
