import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.ts';
import { register as registerOn } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const register = (fields?: Parameters<typeof registerOn>[1]) => registerOn(server.nobody, fields);
const logIn = (username: string, password = 'correct horse') =>
  server.nobody.call('logIn', { body: { username, password } });

describe('the own account', () => {
  it('an account changes its profile, and a username that equals the email changes with it', async () => {
    const { email_address } = await register();
    const owner = server.as((await logIn(email_address)).access_token);
    const body = { first_name: 'Augusta', email_address: 'augusta@example.org', bio: 'Counts. \n' };
    const current_password = 'correct horse';
    expect(await owner.call('updateProfile', { body: { ...body, current_password } })).toMatchObject({
      ...body,
      last_name: 'Lovelace',
      username: 'augusta@example.org',
    });
    await expect(logIn(email_address)).rejects.toMatchObject({ status: 401 });
    expect(await logIn('Augusta@example.org')).toMatchObject({ first_name: 'Augusta' });
  });

  it('an account can change names without a password, even if the key of its address is of an older rule', async () => {
    const { id, email_address } = await register();
    const owner = server.as((await logIn(email_address)).access_token);
    await server.app.systemChange(({ tx }) =>
      tx
        .updateTable('users')
        .set({ email_key: `${email_address};`, username_key: `${email_address};` })
        .where('id', '=', id)
        .execute(),
    );
    expect(await owner.call('updateProfile', { body: { first_name: 'Augusta' } })).toMatchObject({
      first_name: 'Augusta',
      email_address,
    });
  });

  it('an account cannot have the email or username of another account', async () => {
    const other = await register({ username: 'The Other' });
    const own = await register();
    const owner = server.as((await logIn(own.email_address)).access_token);
    const body = { email_address: other.email_address.toUpperCase(), current_password: 'correct horse' };
    await expect(owner.call('updateProfile', { body })).rejects.toMatchObject({
      status: 409,
      code: 'account.email-taken',
    });
    await expect(owner.call('updateProfile', { body: { username: 'the other' } })).rejects.toMatchObject({
      status: 409,
      code: 'account.username-taken',
    });
    // A username can't be the email of another account, because both are used to log in.
    await expect(
      owner.call('updateProfile', { body: { username: other.email_address.toUpperCase() } }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'account.username-taken',
      message: 'This username is already taken',
    });
  });

  it('an account shares no name with others, even if several request it at once', async () => {
    const several = await Promise.all(Array.from({ length: 5 }, () => server.user()));
    const outcomes = await outcomesOf(
      several.map((one) => one.call('updateProfile', { body: { username: 'Everybody' } })),
    );
    expect(outcomes).toEqual([...Array<string>(4).fill('account.username-taken'), 'done']);
  });

  it('an account changes its password, which ends every session', async () => {
    const { email_address } = await register();
    const session = await logIn(email_address);
    const owner = server.as(session.access_token);
    const change = (current_password: string) =>
      owner.call('changePassword', { body: { current_password, password: 'another horse' } });
    await expect(change('wrong')).rejects.toMatchObject({ status: 403, code: 'account.wrong-password' });
    await change('correct horse');
    await expect(owner.call('getProfile')).rejects.toMatchObject({ status: 401 });
    await expect(server.as(session.refresh_token).call('refreshSession')).rejects.toMatchObject({
      status: 401,
    });
    await expect(logIn(email_address)).rejects.toMatchObject({ status: 401 });
    await logIn(email_address, 'another horse');
  });

  it('an account limits attempts to guess its password with a stolen token', async () => {
    const { email_address } = await register();
    const owner = server.as((await logIn(email_address)).access_token);
    const body = { current_password: 'wrong', password: 'another horse' };
    const outcomes = await outcomesOf(
      Array.from({ length: 15 }, () => owner.call('changePassword', { body })),
    );
    expect(outcomes).toEqual([
      ...Array<string>(5).fill('account.too-many-tries'),
      ...Array<string>(10).fill('account.wrong-password'),
    ]);
  });

  it('an account has settings that can be changed separately', async () => {
    const [owner, other] = [await server.user(), await server.user()];
    const before = await owner.call('getSettings');
    expect(before).toMatchObject({ email_notifications: true, sound_effects: true, theme: 'system' });
    await owner.call('updateSettings', { body: { theme: 'dark' } });
    expect(await owner.call('updateSettings', { body: { sound_effects: false } })).toEqual({
      ...before,
      theme: 'dark',
      sound_effects: false,
    });
    expect(await owner.call('getSettings')).toMatchObject({ theme: 'dark', sound_effects: false });
    expect(await other.call('getSettings')).toEqual(before);
  });

  it('an account keeps all settings that are changed at the same time', async () => {
    const owner = await server.user();
    await Promise.all([
      owner.call('updateSettings', { body: { theme: 'light' } }),
      owner.call('updateSettings', { body: { enable_analytics: false } }),
      owner.call('updateSettings', { body: { email_notifications: false } }),
    ]);
    expect(await owner.call('getSettings')).toMatchObject({
      theme: 'light',
      enable_analytics: false,
      email_notifications: false,
    });
  });

  it('reading and changing the own account requires a session', async () => {
    for (const name of ['getProfile', 'getSettings', 'logOut'] as const)
      await expect(server.nobody.call(name)).rejects.toMatchObject({ status: 401 });
  });
});
