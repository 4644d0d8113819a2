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

// Changes that come at the same time may share a commit: what each is promised stays its own (decision 0013).

let server: TestServer;
const announced: RunEvent[] = [];
beforeAll(async () => {
  server = await startServer();
  server.app.db.listen({
    receive: (event) => void announced.push(event),
    missed: () => {},
    revoked: () => {},
  });
});
afterAll(() => server.close());

/** Keeps a secret and announces it under its number; `then` may refuse it. */
const keep = (name: string, number: number, then: () => void = () => {}) =>
  server.app.db.change(async (change) => {
    await change.tx.insertInto('secrets').values({ name, value: 'kept' }).execute();
    change.announce({ kind: 'time-added', run_id: number, revision: 1, room_name: null });
    then();
  });

async function keptNames(like: string): Promise<string[]> {
  const rows = await server.app.db.read
    .selectFrom('secrets')
    .select('name')
    .where('name', 'like', `${like}%`)
    .execute();
  return rows.map(({ name }) => name).sort();
}

const heard = (from: number) =>
  announced.filter(({ run_id }) => run_id >= from && run_id < from + 100).map(({ run_id }) => run_id);

describe('changes that come together', () => {
  test('one that is refused leaves the others, and is not announced', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        keep(`group-${n}`, 1_000 + n, () => void (n % 3 === 1 && refuse('run.is-over'))),
      ),
    );
    const isRefused = (outcome: PromiseSettledResult<void>) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refusal;
    expect(outcomes.map(isRefused)).toEqual(outcomes.map((_, n) => n % 3 === 1));
    expect(await keptNames('group-')).toEqual([0, 2, 3, 5, 6, 8].map((n) => `group-${n}`));
    await expect
      .poll(() => heard(1_000).sort((a, b) => a - b))
      .toEqual([1_000, 1_002, 1_003, 1_005, 1_006, 1_008]);
  });

  test('what the database refuses of one leaves the others', async () => {
    const outcomes = await Promise.allSettled(
      ['twice-a', 'twice-b', 'twice-a', 'twice-c'].map((name, n) => keep(name, 2_000 + n)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await keptNames('twice-')).toEqual(['twice-a', 'twice-b', 'twice-c']);
  });

  test('each is there for every reader as soon as it is acknowledged', async () => {
    const seen = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        await keep(`there-${n}`, 3_000 + n);
        return keptNames(`there-${n}`);
      }),
    );
    expect(seen.map((names) => names.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('that wait for each other leave readers alone', async () => {
    await keep('hot', 5_000);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const rewrite = (then: () => Promise<void>) =>
      server.app.db.change(async ({ tx }) => {
        await tx.updateTable('secrets').set({ value: 'again' }).where('name', '=', 'hot').execute();
        await then();
      });
    const changes = Array.from({ length: 40 }, (_, n) => rewrite(async () => (n === 0 ? held : undefined)));
    // Long enough for all of them to have asked for what the first one holds.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await keptNames('hot')).toEqual(['hot']);
    release();
    await Promise.all(changes);
  });
});

describe.skipIf(process.env['DATABASE_URL'])('a commit of many on the embedded database', () => {
  test('that fails acknowledges and announces none of them, and the next one goes on', async () => {
    const broken = server.app.db.change(async ({ tx }) => {
      // Looked at only by the commit, which then fails.
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      await tx
        .insertInto('preferences')
        .values({ user_id: -1, room_id: 'legal', preference_order: 1 })
        .execute();
    });
    const outcomes = await Promise.allSettled([keep('lost-a', 4_000), broken, keep('lost-b', 4_001)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await keep('found', 4_002);
    expect(await keptNames('lost-')).toEqual([]);
    expect(heard(4_000)).toEqual([4_002]);
  });

  test('before which the process dies has acknowledged none of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-commit-'));
    const script = `
      import { openSqlite } from ${JSON.stringify(fileURLToPath(new URL('./sqlite.ts', import.meta.url)))};
      const db = await openSqlite(${JSON.stringify(folder)});
      const keep = (name, then = () => {}) => db.change(async ({ tx }) => {
        await tx.insertInto('secrets').values({ name, value: '' }).execute();
        then();
      }).then(() => process.stdout.write('acknowledged ' + name + ' '));
      await keep('before');
      await Promise.all([keep('first'), keep('second', () => process.kill(process.pid, 'SIGKILL')), keep('third')]);`;
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
    expect(stored.map(({ name }) => name).sort()).toEqual(acknowledged);
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
});
