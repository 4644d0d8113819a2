import { afterEach, describe, expect, it } from 'vitest';
import { setUsername } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { ensureAdministrator } from './administrator.ts';

let server: TestServer;
afterEach(() => server.close());

const logIn = (username: string, password: string) =>
  server.nobody.call('logIn', { body: { username, password } });
const environment = { VINCERE_ADMIN_EMAIL: 'Lead@example.org', VINCERE_ADMIN_PASSWORD: 'lead the way' };

/** Simulates a restart with this password in the environment. */
const restart = (password: string) => {
  const config = { ...server.app.config, administrator: { email: 'lead@EXAMPLE.org', password } };
  return ensureAdministrator({ ...server.app, config }, () => {});
};

describe('the first administrator', () => {
  it('the first administrator is created without any users, and the password is printed once', async () => {
    server = await startServer();
    const printed: string[] = [];
    await Promise.all([1, 2, 3].map(() => ensureAdministrator(server.app, (line) => printed.push(line))));
    await ensureAdministrator(server.app, (line) => printed.push(line));
    const passwords = printed.flatMap((line) => /password {2}(\S+)$/.exec(line)?.[1] ?? []);
    expect(passwords).toHaveLength(1);
    expect(printed.join('\n')).toContain('admin@vincere.local');
    expect(await logIn('admin@vincere.local', passwords[0] ?? '')).toMatchObject({ is_admin: true });
  });

  it('the first administrator is not created if there are users', async () => {
    server = await startServer();
    await server.user();
    const printed: string[] = [];
    await ensureAdministrator(server.app, (line) => printed.push(line));
    expect(printed).toEqual([]);
    await expect(logIn('admin@vincere.local', 'whatever')).rejects.toMatchObject({ status: 401 });
  });
});

describe('the configured administrator', () => {
  it('the configured administrator is created once, even if several processes start at the same time', async () => {
    server = await startServer(environment);
    await Promise.all([1, 2, 3].map(() => ensureAdministrator(server.app, () => {})));
    const lead = await logIn('lead@example.org', 'lead the way');
    expect(lead).toMatchObject({ is_admin: true, email_address: 'Lead@example.org' });
    await ensureAdministrator(server.app, () => {});
    expect(await server.as(lead.access_token).call('getProfile')).toMatchObject({ id: lead.id });
  });

  it('the configured administrator gets a changed password, which ends the sessions', async () => {
    server = await startServer(environment);
    await ensureAdministrator(server.app, () => {});
    const { access_token } = await logIn('lead@example.org', 'lead the way');
    await restart('lead elsewhere');
    await expect(server.as(access_token).call('getProfile')).rejects.toMatchObject({ status: 401 });
    await expect(logIn('lead@example.org', 'lead the way')).rejects.toMatchObject({ status: 401 });
    await logIn('lead@example.org', 'lead elsewhere');
  });

  it('the configured administrator can be an existing account, even a deactivated one', async () => {
    server = await startServer(environment);
    const user = await server.user({ email_address: 'lead@example.org' });
    const other = await server.administrator();
    await other.call('updateUser', { params: { userId: user.id }, body: { is_active: false } });
    await ensureAdministrator(server.app, () => {});
    expect(await logIn('lead@example.org', 'lead the way')).toMatchObject({ id: user.id, is_admin: true });
    await expect(user.call('getProfile')).rejects.toMatchObject({ status: 401 });
  });

  it('the configured administrator is created even if the email is the username of another account', async () => {
    server = await startServer(environment);
    await setUsername(server.app, (await server.user()).id, 'lead@example.org');
    await ensureAdministrator(server.app, () => {});
    expect(await logIn('lead@example.org', 'lead the way')).toMatchObject({
      email_address: 'Lead@example.org',
      is_admin: true,
    });
  });
});
