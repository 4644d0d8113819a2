import { apiPrefix } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.ts';
import { register as registerOn, registration } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const register = (fields?: Parameters<typeof registerOn>[1]) => registerOn(server.nobody, fields);

const preferences = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));
const reversed = roles.map((room_id, index) => ({ room_id, preference_order: roles.length - index }));

describe('registration', () => {
  it('a registration creates an account whose username defaults to the email', async () => {
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

  it('a registration is refused with a taken email or username, ignoring case', async () => {
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

  it("a registration is refused with a username that is somebody else's email", async () => {
    const { email_address } = await register();
    await expect(register({ username: email_address.toUpperCase() })).rejects.toMatchObject({
      code: 'account.username-taken',
    });
  });

  it('one of several registrations of the same email at the same time is accepted', async () => {
    const outcomes = await outcomesOf(
      Array.from({ length: 6 }, () => register({ email_address: 'race@example.org' })),
    );
    expect(outcomes).toEqual([...Array<string>(5).fill('account.email-taken'), 'done']);
  });

  it('a registration ignores unknown fields', async () => {
    const response = await fetch(`${server.origin}/api/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...registration(), is_admin: true, id: 999_999 }),
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

  it('preferences are set once without a token, right after registration', async () => {
    const { id } = await register();
    expect(await set(id, reversed)).toEqual({ preferences: reversed.toReversed() });
    await expect(set(id)).rejects.toMatchObject(closed);
  });

  it('preferences are the choice of the browser that registered, even if a stranger on its network came first', async () => {
    const send = (path: string, body: unknown, cookie = '') =>
      fetch(`${server.origin}${apiPrefix}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const registered = await send('/users', registration());
    const { id } = (await registered.json()) as { id: number };
    const [cookie = ''] = registered.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const [sent = ''] = cookie.split(';');
    const rank = (list: typeof preferences, header = '') =>
      send(`/users/${id}/preferences`, { preferences: list }, header);
    expect((await rank(reversed)).status).toBe(201);
    const own = await rank(preferences, `other=1; ${sent}`);
    expect([own.status, await own.json()]).toEqual([200, { preferences }]);
    for (const header of ['', 'vincere-registration=guessed'])
      expect((await rank(reversed, header)).status).toBe(403);
    const other = await register();
    expect((await send(`/users/${other.id}/preferences`, { preferences }, sent)).status).toBe(201);
    expect((await send(`/users/${other.id}/preferences`, { preferences: reversed }, sent)).status).toBe(403);
  });

  it('preferences are closed without a token an hour after registration, and for unknown and invited people', async () => {
    const { id } = await register();
    const invited = await server.user();
    await expect(set(invited.id)).rejects.toMatchObject(closed);
    await expect(set(987_654)).rejects.toMatchObject(closed);
    server.clock.advance(60 * 60_000);
    await expect(set(id)).rejects.toMatchObject(closed);
  });

  it('preferences are replaced as a whole, only by their owner', async () => {
    const owner = await server.user();
    await set(owner.id, preferences, owner);
    expect(await set(owner.id, reversed, owner)).toEqual({ preferences: reversed.toReversed() });
    expect(await owner.call('getProfile')).toMatchObject({ preferences: reversed.toReversed() });
    await expect(set(owner.id, preferences, await server.user())).rejects.toMatchObject(closed);
    await expect(set(owner.id, preferences, await server.administrator())).rejects.toMatchObject(closed);
  });

  it('preferences refuse an expired token, so that the client refreshes it', async () => {
    const owner = await register();
    const session = await server.nobody.call('logIn', {
      body: { username: owner.email_address, password: 'correct horse' },
    });
    await set(owner.id, preferences, server.as(session.access_token));
    server.clock.advance(16 * 60_000);
    for (const token of [session.access_token, 'not-ours'])
      await expect(set(owner.id, reversed, server.as(token))).rejects.toMatchObject({
        status: 401,
        code: 'session.expired',
      });
    // A token of an earlier session doesn't prevent a registration.
    const fresh = await register();
    expect(await set(fresh.id, reversed, server.as(session.access_token))).toMatchObject({
      preferences: reversed.toReversed(),
    });
  });

  it('preferences must be the six roles, each once', async () => {
    const { id } = await register();
    const [first, ...rest] = preferences;
    for (const list of [rest, [...rest, { ...first, room_id: 'legal' as const, preference_order: 1 }]])
      await expect(set(id, list)).rejects.toMatchObject({
        status: 422,
        message: 'Please select all preferences before continuing',
      });
  });

  it('preferences are set once if they are sent twice at the same time', async () => {
    const { id } = await register();
    expect(await outcomesOf([set(id), set(id, reversed)])).toEqual(['done', 'preferences.closed']);
  });
});
