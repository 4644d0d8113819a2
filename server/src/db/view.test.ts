import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addFailure, findFailures } from '../accounts/try-store.ts';
import type { Change, Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

// What a prepared query has read from the embedded database is known until the next commit, and no longer.

let folder: string;
let db: Database;
let statements: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-view-'));
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

beforeEach(async () => {
  await fail('begins a view');
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

test('what a refused change did is never read', async () => {
  await expect(fail('refused', async () => refuse('run.is-over'))).rejects.toMatchObject({
    code: 'run.is-over',
  });
  expect(await read('refused')).toBeUndefined();
});

test('what many share nobody can change', async () => {
  await fail('shared');
  const found = await findFailures(db.read, 'shared', 0);
  expect(() => Object.assign(found ?? {}, { failures: 9 })).toThrow(TypeError);
  expect(await read('shared')).toBe(1);
});
