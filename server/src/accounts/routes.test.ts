import { roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomesOf } from '../testing/outcomes.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let registered = 0;
const person = (fields: { email_address?: string; username?: string; password?: string } = {}) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email_address: `ada-${++registered}@example.org`,
  password: 'correct horse',
  ...fields,
});
const register = (fields: Parameters<typeof person>[0] = {}) =>
  server.nobody.call('registerUser', { body: person(fields) });
const logIn = (username: string, password = 'correct horse') =>
  server.nobody.call('logIn', { body: { username, password } });
const tooMany = { status: 429, code: 'account.too-many-tries' };

const preferences = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));
const reversed = roles.map((room_id, index) => ({ room_id, preference_order: roles.length - index }));

describe('registration', () => {
  it('makes an account whose username is the email when none is sent', async () => {
    const user = await register({ email_address: 'Grace@Example.org' });
    expect(user).toMatchObject({
      email_address: 'Grace@Example.org',
      username: 'Grace@Example.org',
      is_admin: false,
      has_completed_questionnaire: false,
      created_at: new Date(server.clock.now).toISOString(),
    });
    expect(user).not.toHaveProperty('password_hash');
  });

  it('refuses an email and a username that are taken, without regard to case', async () => {
    await register({ email_address: 'taken@example.org', username: 'Taken' });
    await expect(register({ email_address: 'TAKEN@example.org' })).rejects.toMatchObject({
      status: 409,
      message: 'This email is already registered',
    });
    await expect(register({ username: 'tAKEN' })).rejects.toMatchObject({
      status: 409,
      message: 'This username is already taken',
    });
  });

  it("refuses a username that is somebody else's email", async () => {
    const { email_address } = await register();
    await expect(register({ username: email_address.toUpperCase() })).rejects.toMatchObject({
      code: 'account.username-taken',
    });
  });

  it('lets one of several win who register the same email at once', async () => {
    const outcomes = await outcomesOf(
      Array.from({ length: 6 }, () => register({ email_address: 'race@example.org' })),
    );
    expect(outcomes).toEqual([...Array<string>(5).fill('account.email-taken'), 'done']);
  });

  it('does not take what is not a field of the form', async () => {
    const response = await fetch(`${server.origin}/api/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person(), is_admin: true, id: 999_999 }),
    });
    expect(response.status).toBe(201);
    const made: unknown = await response.json();
    expect(made).toMatchObject({ is_admin: false });
    expect(made).not.toMatchObject({ id: 999_999 });
  });
});

describe('preferences', () => {
  const set = (userId: number, list = preferences, client = server.nobody) =>
    client.call('setPreferences', { params: { userId }, body: { preferences: list } });
  const closed = { status: 403, code: 'preferences.closed' };

  it('are set once without a token, right after registration', async () => {
    const { id } = await register();
    expect(await set(id, reversed)).toEqual({ preferences: reversed.toReversed() });
    await expect(set(id)).rejects.toMatchObject(closed);
  });

  it('are closed without a token an hour after registration, for an unknown and for an invited person', async () => {
    const { id } = await register();
    const invited = await server.user();
    await expect(set(invited.id)).rejects.toMatchObject(closed);
    await expect(set(987_654)).rejects.toMatchObject(closed);
    server.clock.advance(60 * 60_000);
    await expect(set(id)).rejects.toMatchObject(closed);
  });

  it('are replaced as a whole by their owner and nobody else', async () => {
    const owner = await server.user();
    await set(owner.id, preferences, owner);
    expect(await set(owner.id, reversed, owner)).toEqual({ preferences: reversed.toReversed() });
    await expect(set(owner.id, preferences, await server.user())).rejects.toMatchObject(closed);
    await expect(set(owner.id, preferences, await server.administrator())).rejects.toMatchObject(closed);
  });

  it('are exactly the six roles, each once', async () => {
    const { id } = await register();
    const [first, ...rest] = preferences;
    for (const list of [rest, [...rest, { ...first, room_id: 'legal' as const, preference_order: 1 }]])
      await expect(set(id, list)).rejects.toMatchObject({
        status: 422,
        message: 'Please select all preferences before continuing',
      });
  });

  it('of one person sent twice at once are set once', async () => {
    const { id } = await register();
    expect(await outcomesOf([set(id), set(id, reversed)])).toEqual(['done', 'preferences.closed']);
  });
});

describe('logging in', () => {
  it('accepts email and username without regard to case', async () => {
    const user = await register({ email_address: 'Kay@example.org', username: 'Kay McNulty' });
    for (const name of ['kay@EXAMPLE.org', ' kay mcnulty ']) {
      const session = await logIn(name);
      expect(session).toMatchObject({ id: user.id, token_type: 'bearer', is_admin: false });
      expect(await server.as(session.access_token).call('getProfile')).toEqual(user);
    }
  });

  it('has one wording for an unknown user, a wrong password and an account without a password', async () => {
    const { email_address } = await register();
    const invited = await server.user();
    for (const name of [email_address, 'nobody@example.org', invited.email_address])
      await expect(logIn(name, 'wrong')).rejects.toMatchObject({
        status: 401,
        message: 'Incorrect email or password',
      });
  });

  it('prefers the owner of an email to a person whose username is spelled like it', async () => {
    const early = await register({ username: 'late@example.org' });
    const late = await register({
      email_address: 'late@example.org',
      username: 'late',
      password: 'late password',
    });
    expect(await logIn('late@example.org', 'late password')).toMatchObject({ id: late.id });
    expect(await logIn(early.email_address)).toMatchObject({ id: early.id });
  });

  it('tells of a deactivated account only after the right password', async () => {
    const user = await register();
    const params = { userId: user.id };
    await (await server.administrator()).call('updateUser', { params, body: { is_active: false } });
    await expect(logIn(user.email_address, 'wrong')).rejects.toMatchObject({
      code: 'account.incorrect-login',
    });
    await expect(logIn(user.email_address)).rejects.toMatchObject({
      status: 403,
      code: 'account.deactivated',
    });
  });

  it('is closed to an account after ten failures, by email or username, and says when to come back', async () => {
    const user = await register({ username: 'guessed' });
    for (let n = 0; n < 10; n++)
      await expect(logIn(n % 2 ? user.email_address : 'GUESSED', 'wrong')).rejects.toMatchObject({
        status: 401,
      });
    await expect(logIn('guessed')).rejects.toMatchObject(tooMany);
    const response = await fetch(`${server.origin}/api/v1/users/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: user.email_address, password: 'correct horse' }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('is open to a whole workshop behind one address', async () => {
    const { email_address } = await register();
    const sessions = await Promise.all(Array.from({ length: 60 }, () => logIn(email_address)));
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(60);
  });
});

describe('a session', () => {
  const refresh = (token: string) => server.as(token).call('refreshSession');
  const expired = { status: 401, code: 'session.expired' };

  it('goes on by its refresh token for 30 days', async () => {
    const { email_address, id } = await register();
    const { refresh_token, access_token } = await logIn(email_address);
    server.clock.advance(15 * 60_000 + 1000);
    await expect(server.as(access_token).call('getProfile')).rejects.toMatchObject(expired);
    const renewed = await refresh(refresh_token);
    expect(await server.as(renewed.access_token).call('getProfile')).toMatchObject({ id });
    server.clock.advance(30 * 86_400_000);
    await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
  });

  it('keeps its refresh token only as a hash and is swept when it is over', async () => {
    const { email_address, id } = await register();
    const { refresh_token } = await logIn(email_address);
    server.clock.advance(31 * 86_400_000);
    await logIn(email_address);
    const rows = await server.app.db.read
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });

  it('ends with logging out, and only that one', async () => {
    const { email_address } = await register();
    const [here, there] = [await logIn(email_address), await logIn(email_address)];
    await server.as(here.access_token).call('logOut');
    await expect(server.as(here.access_token).call('getProfile')).rejects.toMatchObject(expired);
    await expect(refresh(here.refresh_token)).rejects.toMatchObject(expired);
    await refresh(there.refresh_token);
  });

  it('is not refreshed by an access token or by guessing', async () => {
    const { email_address } = await register();
    const { access_token } = await logIn(email_address);
    await expect(refresh(access_token)).rejects.toMatchObject(expired);
    for (let n = 0; n < 10; n++) await expect(refresh('guessed')).rejects.toMatchObject(expired);
    await expect(refresh('guessed')).rejects.toMatchObject(tooMany);
  });
});

describe('an own account', () => {
  it('changes its profile; the username that was the email follows it', async () => {
    const { email_address } = await register();
    const owner = server.as((await logIn(email_address)).access_token);
    const body = { first_name: 'Augusta', email_address: 'augusta@example.org', bio: 'Counts. \n' };
    expect(await owner.call('updateProfile', { body })).toMatchObject({
      ...body,
      last_name: 'Lovelace',
      username: 'augusta@example.org',
    });
    await expect(logIn(email_address)).rejects.toMatchObject({ status: 401 });
    expect(await logIn('Augusta@example.org')).toMatchObject({ first_name: 'Augusta' });
  });

  it('does not take the email or username of another', async () => {
    const other = await register({ username: 'The Other' });
    const owner = await server.user();
    await expect(
      owner.call('updateProfile', { body: { email_address: other.email_address.toUpperCase() } }),
    ).rejects.toMatchObject({ status: 409, code: 'account.email-taken' });
    await expect(owner.call('updateProfile', { body: { username: 'the other' } })).rejects.toMatchObject({
      status: 409,
      code: 'account.username-taken',
    });
  });

  it('is the only one to get a name that several want at once', async () => {
    const several = await Promise.all(Array.from({ length: 5 }, () => server.user()));
    const outcomes = await outcomesOf(
      several.map((one) => one.call('updateProfile', { body: { username: 'Everybody' } })),
    );
    expect(outcomes).toEqual([...Array<string>(4).fill('account.username-taken'), 'done']);
  });

  it('changes its password, which ends every session', async () => {
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

  it('does not have its password guessed by whoever holds a token', async () => {
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

  it('has settings of its own, which change one by one', async () => {
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

  it('keeps every switch that is set at once', async () => {
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

  it('is for those who are signed in', async () => {
    for (const name of ['getProfile', 'getSettings', 'logOut'] as const)
      await expect(server.nobody.call(name)).rejects.toMatchObject({ status: 401 });
  });
});
