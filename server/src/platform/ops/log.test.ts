import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix, type Client, calls, createClient } from '@vincere/contract';
import { expect, test } from 'vitest';
import { prepareDatabase } from '../../testing/database.ts';
import { startProcess } from '../../testing/process.ts';

test('the log of a server has no passwords or tokens, and reset links only without mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-log-'));
  const database = await prepareDatabase(folder);
  const password = 'administrators-own-word';
  const server = await startProcess({
    VINCERE_DATA: folder,
    VINCERE_ADMIN_EMAIL: 'a@example.org',
    VINCERE_ADMIN_PASSWORD: password,
    LOG_LEVEL: 'trace',
    ...database.environment,
  });
  const as = (token: string | null): Client =>
    createClient({ base: server.origin + apiPrefix, routes: calls, token: () => token });
  const nobody = as(null);
  const secrets = [
    password,
    'persons-first-word',
    'persons-wrong-word',
    'persons-next-word',
    'persons-last-word',
  ];
  const [, first = '', wrong = '', next = '', last = ''] = secrets;
  const logIn = (username: string, word: string) =>
    nobody.call('logIn', { body: { username, password: word } });

  const administrator = await logIn('a@example.org', password);
  const email_address = 'ada@example.org';
  const { id } = await nobody.call('registerUser', {
    body: { first_name: 'Ada', last_name: 'Byron', email_address, password: first },
  });
  await expect(logIn(email_address, wrong)).rejects.toMatchObject({ status: 401 });
  const person = await logIn(email_address, first);
  const renewed = await as(person.refresh_token).call('refreshSession');
  await as(renewed.access_token).call('changePassword', {
    body: { current_password: first, password: next },
  });
  await expect(as(person.access_token).call('getProfile')).rejects.toMatchObject({ status: 401 });
  const { url } = await as(administrator.access_token).call('createResetLink', { params: { userId: id } });
  const token = new URL(url).searchParams.get('token') ?? '';
  await nobody.call('resetPassword', { body: { token, password: last } });
  const broken = '{"password": "persons-broken-word", ';
  await fetch(`${server.origin}${apiPrefix}/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${renewed.access_token}` },
    body: broken,
  });
  secrets.push('persons-broken-word', token);
  for (const session of [administrator, person, renewed]) secrets.push(session.access_token);
  for (const session of [administrator, person]) secrets.push(session.refresh_token);
  await nobody.call('requestPasswordReset', { body: { email: email_address } });
  await expect.poll(() => server.output().match(/reset-password\?token=/g)?.length).toBe(1);
  await server.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });

  const log = server.output();
  expect(log).toContain('"route":"/api/v1/users/login"');
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
  expect(log).toContain('password reset link');
});
