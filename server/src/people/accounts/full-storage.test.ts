import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

/* People who log in while nothing can be written. */

let server: TestServer;
let isFull = false;
beforeAll(async () => {
  server = await startServer({}, (sql) => {
    if (isFull && /^\s*(insert|update|delete)/i.test(sql))
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  isFull = false;
});

const password = 'correct horse';
const logIn = (username: string, typed = password) =>
  server.nobody.call('logIn', { body: { username, password: typed } });

// Statements can only be made to fail on the embedded database.
describe.skipIf(process.env['DATABASE_URL'] !== undefined)('while the storage is full', () => {
  test('a person can log in, read, refresh and log out while the storage is full', async () => {
    const { email_address } = await register(server.nobody);
    isFull = true;
    const session = await logIn(email_address);
    const me = server.as(session.access_token);
    expect(await me.call('getProfile')).toMatchObject({ email_address });
    await expect(me.call('updateSettings', { body: {} })).rejects.toMatchObject({ status: 507 });
    const { access_token } = await server.as(session.refresh_token).call('refreshSession');
    expect(await server.as(access_token).call('getProfile')).toMatchObject({ email_address });
    await expect(logIn(email_address, 'wrong password')).rejects.toMatchObject({
      code: 'account.incorrect-login',
    });
    await server.as(access_token).call('logOut', { body: {} });
    for (const token of [access_token, session.access_token])
      await expect(server.as(token).call('getProfile')).rejects.toMatchObject({ status: 401 });
  });

  test('files can be downloaded while the storage is full', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const { id: fileId } = await run.facilitator.call('uploadScenarioFile', {
      params: { scenarioId: run.first.id },
      body: { room: 'legal' },
      file: new Blob(['opinion']),
      fileName: 'opinion.txt',
    });
    isFull = true;
    const download = await run.members[0]?.call('downloadRunFile', { params: { runId: run.id, fileId } });
    expect(await download?.text()).toBe('opinion');
  });

  test('a session of a log-in while the storage was full is stored at its next refresh', async () => {
    const { email_address } = await register(server.nobody);
    isFull = true;
    const session = await logIn(email_address);
    isFull = false;
    const me = server.as(session.access_token);
    expect((await me.call('listSessions')).sessions).toEqual([]);
    await me.call('updateSettings', { body: {} });
    const { access_token } = await server.as(session.refresh_token).call('refreshSession');
    const { sessions } = await server.as(access_token).call('listSessions');
    expect(sessions).toMatchObject([{ is_current: true }]);
    await expect(me.call('getProfile')).rejects.toMatchObject({ status: 401 });
  });

  test('a new password and a deactivated account end sessions that are not stored', async () => {
    const { email_address, id } = await register(server.nobody);
    isFull = true;
    const sessions = [await logIn(email_address), await logIn(email_address)];
    isFull = false;
    await server
      .as(sessions[0]?.access_token ?? null)
      .call('changePassword', { body: { current_password: password, password: 'another horse' } });
    for (const { access_token } of sessions)
      await expect(server.as(access_token).call('getProfile')).rejects.toMatchObject({ status: 401 });
    isFull = true;
    const again = await logIn(email_address, 'another horse');
    isFull = false;
    const admin = await server.administrator();
    await admin.call('updateUser', { params: { userId: id }, body: { is_active: false } });
    await expect(server.as(again.access_token).call('getProfile')).rejects.toMatchObject({ status: 401 });
  });

  test('an older session is refreshed while the storage is full', async () => {
    const { email_address } = await register(server.nobody);
    const session = await logIn(email_address);
    server.clock.advance(16 * 60_000);
    isFull = true;
    const { access_token } = await server.as(session.refresh_token).call('refreshSession');
    expect(await server.as(access_token).call('getProfile')).toMatchObject({ email_address });
  });
});
