import { refuse } from '@vincere/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFailure, findFailures } from '../../people/rate-limits/store.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { Change, Database } from './database.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startServer();
  db = server.app.database;
});
afterAll(() => server.close());

const readFailures = async (key: string) => (await findFailures(db.read, key, 0))?.failures;
/** Counts a failure in a change, which then runs `then`. */
const saveFailure = (key: string, then: (change: Change) => Promise<void> = async () => {}) =>
  db.change(async (change) => {
    await addFailure(change.tx, key, 0, 1_000);
    await then(change);
  });

test('a change reads its own writes, and others read them once it is committed', async () => {
  await saveFailure('within', async ({ tx }) => {
    expect((await findFailures(tx, 'within', 0))?.failures).toBe(1);
    expect(await readFailures('within')).toBeUndefined();
  });
  expect(await readFailures('within')).toBe(1);
});

test('nobody can read the writes of a refused change', async () => {
  const refused = saveFailure('refused', async ({ tx }) => {
    expect((await findFailures(tx, 'refused', 0))?.failures).toBe(1);
    refuse('run.is-over');
  });
  await expect(refused).rejects.toMatchObject({ code: 'run.is-over' });
  expect(await readFailures('refused')).toBeUndefined();
});

test('nobody can read the writes of a change whose commit fails', async () => {
  const failed = saveFailure('uncommitted', async ({ tx }) => {
    if (db.engine === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(tx);
    await tx
      .insertInto('sessions')
      .values({ user_id: 404, refresh_token_hash: 'x', created_at: 0, expires_at: 0 })
      .execute();
  });
  await expect(failed).rejects.toThrow(/foreign key constraint/i);
  expect(await readFailures('uncommitted')).toBeUndefined();
  await saveFailure('uncommitted');
  expect(await readFailures('uncommitted')).toBe(1);
});
