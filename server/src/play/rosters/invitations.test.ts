import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { findRun } from '../store/runs/runs.ts';
import { makeInvitations } from './invitations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('an invitation refuses an account that was registered, unverified, after the roster was judged', async () => {
  const run = await buildRun(server);
  const row = await findRun(server.app.db.read, run.id);
  if (row === undefined) throw new Error('The run was not saved');
  const { email_address } = await register(server.nobody);
  const people = [{ name: 'Ada Byron', email: email_address }];
  await expect(
    server.app.systemChange(({ tx }) => makeInvitations(server.app, tx, row, people)),
  ).rejects.toMatchObject({ code: 'roster.changed' });
});
