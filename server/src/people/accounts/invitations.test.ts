import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUsername } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { makeAccountForInvitation } from './invitations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const invite = (name: string, email: string) =>
  server.app.systemChange((change) => makeAccountForInvitation(server.app, change, { name, email }));
const setPassword = (url: string | undefined) =>
  server.nobody.call('resetPassword', {
    body: { token: new URL(url ?? '').searchParams.get('token') ?? '', password: 'my own password' },
  });

describe('an invitation', () => {
  it('an invitation creates an account whose owner sets a password within 14 days', async () => {
    const { user, url } = await invite(' Maria del  Carmen Lopez ', 'maria@example.org');
    expect(user).toMatchObject({
      first_name: 'Maria del Carmen',
      last_name: 'Lopez',
      username: 'maria@example.org',
    });
    server.clock.advance(14 * 86_400_000 - 1);
    await setPassword(url);
    const body = { username: 'maria@example.org', password: 'my own password' };
    expect(await server.nobody.call('logIn', { body })).toMatchObject({ id: user.id });
  });

  it('an invitation uses a single word as the first name', async () => {
    const { user } = await invite('Plato', 'plato@example.org');
    expect(user).toMatchObject({ first_name: 'Plato', last_name: '' });
  });

  it('an invitation expires after 14 days', async () => {
    const { url } = await invite('Late Comer', 'late@example.org');
    server.clock.advance(14 * 86_400_000);
    await expect(setPassword(url)).rejects.toMatchObject({ code: 'account.link-invalid' });
  });

  it('an invitation sent twice at the same time creates one account', async () => {
    const made = await Promise.all([1, 2, 3].map(() => invite('Twice Asked', 'twice@example.org')));
    expect(new Set(made.map(({ user }) => user.id)).size).toBe(1);
    expect(made.filter(({ url }) => url !== undefined)).toHaveLength(1);
  });

  it('an invitation works even if the email is the username of another account', async () => {
    await setUsername(server.app, (await server.user()).id, 'boss@example.org');
    const { user, url } = await invite('The Boss', 'boss@example.org');
    await setPassword(url);
    const body = { username: 'boss@example.org', password: 'my own password' };
    expect(await server.nobody.call('logIn', { body })).toMatchObject({ id: user.id });
  });
});
