import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '@vincere/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addFailure, findFailures } from '../accounts/try-store.ts';
import type { Change, Database } from './database.ts';
import { prepared } from './prepared.ts';
import { openSqlite } from './sqlite.ts';

// What a prepared query has read from the embedded database is known until a table that it names is changed, and no longer.

let folder: string;
let db: Database;
let statements: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-memory-'));
  db = await openSqlite(folder, (sql) => statements.push(sql));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (key: string) => (await findFailures(db.read, key, 0))?.failures;
const fail = (key: string, then: (change: Change) => Promise<void> = async () => {}) =>
  db.change(async (change) => {
    await addFailure(change.tx, key, 0, 1_000);
    await then(change);
  });
const asked = () => statements.filter((sql) => sql.startsWith('select')).length;

/** Changes a table that the tests do not read. */
const elsewhere = (then: (change: Change) => Promise<unknown>) =>
  db.change(async (change) => void (await then(change)));

beforeEach(async () => {
  await fail('begins anew');
  statements = [];
});

test('asked again it asks the database nothing', async () => {
  expect([await read('twice'), await read('twice'), await read('another')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(asked()).toBe(2);
});

test('a commit that changes other tables leaves it known, to the next change as well', async () => {
  await read('elsewhere');
  await elsewhere(({ tx }) => tx.insertInto('secrets').values({ name: 'a', value: 'b' }).execute());
  await elsewhere(({ tx }) =>
    tx.updateTable('secrets').set({ value: 'c' }).where('name', '=', 'a').execute(),
  );
  await elsewhere(({ tx }) => findFailures(tx, 'elsewhere', 0));
  await read('elsewhere');
  expect(asked()).toBe(1);
});

test.each<[string, (change: Change) => Promise<unknown>]>([
  ['a deletion, which takes along what belongs to its rows', ({ tx }) => tx.deleteFrom('secrets').execute()],
  [
    'a row put in the place of another',
    ({ tx }) => tx.replaceInto('secrets').values({ name: 'a', value: 'd' }).execute(),
  ],
  ['a statement in plain SQL', ({ tx }) => sql`update secrets set value = 'e'`.execute(tx)],
])('after %s everything is read again', async (_, then) => {
  await read('anywhere');
  await elsewhere(then);
  await read('anywhere');
  expect(asked()).toBe(2);
});

test('a query in plain SQL, which may read any table, is known until the next commit', async () => {
  const secrets = prepared((of, { name }: { name: string }) =>
    of.selectNoFrom(sql<number>`(select count(*) from secrets where name = ${name})`.as('found')),
  );
  const found = async () => (await secrets(db.read, { name: 'plain' }))[0]?.found;
  expect([await found(), await found()]).toEqual([0, 0]);
  expect(asked()).toBe(1);
  await elsewhere(({ tx }) => tx.insertInto('secrets').values({ name: 'plain', value: 'x' }).execute());
  expect(await found()).toBe(1);
});

test('whoever reads once a change is acknowledged reads what it changed', async () => {
  expect(await read('changed')).toBeUndefined();
  await fail('changed');
  expect(await read('changed')).toBe(1);
  await Promise.all([fail('changed'), fail('changed')]);
  expect(await read('changed')).toBe(3);
});

test('a change reads what it did itself, and nobody else does before it is committed', async () => {
  expect(await read('within')).toBeUndefined();
  await fail('within', async ({ tx }) => {
    expect((await findFailures(tx, 'within', 0))?.failures).toBe(1);
    expect(await read('within')).toBeUndefined();
  });
  expect(await read('within')).toBe(1);
});

test('changes of one commit read what those before them did', async () => {
  expect(await read('together')).toBeUndefined();
  const [, found] = await Promise.all([
    fail('together'),
    db.change(async ({ tx }) => (await findFailures(tx, 'together', 0))?.failures),
  ]);
  expect(found).toBe(1);
});

test('what a refused change did is never read, not even what it read of it itself', async () => {
  const refused = fail('refused', async ({ tx }) => {
    expect((await findFailures(tx, 'refused', 0))?.failures).toBe(1);
    refuse('run.is-over');
  });
  await expect(refused).rejects.toMatchObject({ code: 'run.is-over' });
  expect(await read('refused')).toBeUndefined();
});

test('what many share nobody can change', async () => {
  await fail('shared');
  const found = await findFailures(db.read, 'shared', 0);
  expect(() => Object.assign(found ?? {}, { failures: 9 })).toThrow(TypeError);
  expect(await read('shared')).toBe(1);
});

test('what could not be committed is never read', async () => {
  expect(await read('uncommitted')).toBeUndefined();
  const failed = fail('uncommitted', async ({ tx }) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    await tx
      .insertInto('sessions')
      .values({ user_id: 404, refresh_token_hash: 'x', created_at: 0, expires_at: 0 })
      .execute();
  });
  await expect(failed).rejects.toThrow('FOREIGN KEY constraint failed');
  expect(await read('uncommitted')).toBeUndefined();
  await fail('uncommitted');
  expect(await read('uncommitted')).toBe(1);
});

test('a statement changes the table that it names alone, deletions and replacements apart', async () => {
  const { rows: parts } = await sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_master`.execute(db.read);
  expect(parts.filter(({ type }) => type !== 'table' && type !== 'index')).toEqual([]);
  expect(parts.filter((part) => /\bon (conflict|update)\b/i.test(part.sql ?? ''))).toEqual([]);
});
