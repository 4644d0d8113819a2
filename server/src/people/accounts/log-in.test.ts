import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register as registerOn, setUsername } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { hashPassword } from './passwords/passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const register = (fields?: Parameters<typeof registerOn>[1]) => registerOn(server.nobody, fields);
const logIn = (username: string, password = 'correct horse') =>
  server.nobody.call('logIn', { body: { username, password } });
const post = (fields: Record<string, string>, cookie = '', signal?: AbortSignal) =>
  fetch(`${server.origin}/api/v1/users/login`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: cookie === '' ? {} : { cookie },
    signal: signal ?? null,
  });
const tooMany = { status: 429, code: 'account.too-many-tries' };

describe('logging in', () => {
  it('a log-in accepts email and username, ignoring case', async () => {
    const { registration_token: _, ...user } = await register({
      email_address: 'Kay@example.org',
      username: 'Kay McNulty',
    });
    for (const name of ['kay@EXAMPLE.org', ' kay mcnulty ']) {
      const session = await logIn(name);
      expect(session).toMatchObject({ id: user.id, token_type: 'bearer', is_admin: false });
      expect(await server.as(session.access_token).call('getProfile')).toEqual({
        ...user,
        preferences: [],
        can_mail: false,
      });
    }
  });

  it('a log-in answers the same for an unknown user, a wrong password and an account without a password', async () => {
    const { email_address } = await register();
    const invited = await server.user();
    for (const name of [email_address, 'nobody@example.org', invited.email_address])
      await expect(logIn(name, 'wrong')).rejects.toMatchObject({
        status: 401,
        message: 'Incorrect email or password',
      });
  });

  it('a log-in prefers the owner of an email to an equal username', async () => {
    const early = await register();
    await setUsername(server.app, early.id, 'late@example.org');
    const late = await register({
      email_address: 'late@example.org',
      username: 'late',
      password: 'late password',
    });
    expect(await logIn('late@example.org', 'late password')).toMatchObject({ id: late.id });
    expect(await logIn(early.email_address)).toMatchObject({ id: early.id });
  });

  it('a session cannot be refreshed while the account is deactivated, nor after it is active again', async () => {
    const user = await register({});
    const { refresh_token } = await logIn(user.email_address);
    const refresh = () => server.as(refresh_token).call('refreshSession');
    const administrator = await server.administrator();
    const setActive = (is_active: boolean) =>
      administrator.call('updateUser', { params: { userId: user.id }, body: { is_active } });
    await refresh();
    await setActive(false);
    await expect(refresh()).rejects.toMatchObject({
      status: 403,
      code: 'account.deactivated',
      message: 'This account has been deactivated',
    });
    await setActive(true);
    await expect(refresh()).rejects.toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('a log-in reports a deactivated account only after the right password', async () => {
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

  it('a log-in refuses wrong passwords after ten failures, by email or username, with a Retry-After', async () => {
    const user = await register({ username: 'guessed' });
    for (let n = 0; n < 10; n++)
      await expect(logIn(n % 2 ? user.email_address : 'GUESSED', 'wrong')).rejects.toMatchObject({
        status: 401,
      });
    await expect(logIn('guessed', 'wrong')).rejects.toMatchObject(tooMany);
    const response = await post({ username: user.email_address, password: 'wrong' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('a log-in accepts the correct password from any device, regardless of failures by others', async () => {
    const { email_address, id } = await register();
    const first = await post({ username: email_address, password: 'correct horse' });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^vincere-device=/);
    for (let n = 0; n < 12; n++)
      await expect(logIn(email_address, 'wrong')).rejects.toMatchObject({ code: expect.any(String) });
    await expect(logIn(email_address, 'wrong')).rejects.toMatchObject(tooMany);
    expect(await logIn(email_address)).toMatchObject({ id });
    // A known device has a separate count.
    expect((await post({ username: email_address, password: 'wrong' }, cookie)).status).toBe(401);
    expect((await post({ username: email_address, password: 'correct horse' }, cookie)).status).toBe(200);
  });

  it('a log-in answers the same with and without an account, even beyond the limit', async () => {
    const { email_address } = await register();
    const answersFor = async (username: string) => {
      const answers: unknown[] = [];
      for (let n = 0; n < 12; n++) {
        const response = await post({ username, password: 'wrong' });
        answers.push([response.status, ((await response.json()) as { code: string }).code]);
      }
      return answers;
    };
    expect(await answersFor(email_address)).toEqual(await answersFor('nobody-at-all@example.org'));
  });

  it('a log-in answers 503 if too many passwords of a network wait, and drops those of disconnected clients', async () => {
    const { email_address } = await register();
    const right = { username: email_address, password: 'correct horse' };
    const first = await post(right);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const clients: AbortController[] = [];
    let isFlooding = true;
    const flood = (async () => {
      while (isFlooding) {
        const client = new AbortController();
        clients.push(client);
        const { signal: gone } = client;
        hashPassword('a password', { address: '127.0.0.1', isKnown: false, gone }).catch(() => {});
        if (clients.length > 600) await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    try {
      let refused = first;
      await expect.poll(async () => (refused = await post(right)).status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await refused.json()).toMatchObject({ code: 'too-busy' });
      // Known devices have a separate queue.
      expect((await post(right, cookie)).status).toBe(200);
    } finally {
      isFlooding = false;
      await flood;
      for (const client of clients) client.abort();
    }
    expect((await post(right)).status).toBe(200);
  });

  it('logging in works for a whole workshop behind one address', async () => {
    const { email_address } = await register();
    const sessions = await Promise.all(Array.from({ length: 60 }, () => logIn(email_address)));
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(60);
  });
});

describe('a session', () => {
  const refresh = (token: string) => server.as(token).call('refreshSession');
  const expired = { status: 401, code: 'session.expired' };

  it('a session can be refreshed for 30 days', async () => {
    const { email_address, id } = await register();
    const { refresh_token, access_token } = await logIn(email_address);
    server.clock.advance(15 * 60_000 + 1000);
    await expect(server.as(access_token).call('getProfile')).rejects.toMatchObject(expired);
    const renewed = await refresh(refresh_token);
    expect(await server.as(renewed.access_token).call('getProfile')).toMatchObject({ id });
    server.clock.advance(30 * 86_400_000);
    await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
  });

  it('a session stores its refresh token only as a hash, and is deleted after it expires', async () => {
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

  it('a session ends at log-out, and others continue', async () => {
    const { email_address } = await register();
    const [here, there] = [await logIn(email_address), await logIn(email_address)];
    await server.as(here.access_token).call('logOut');
    await expect(server.as(here.access_token).call('getProfile')).rejects.toMatchObject(expired);
    await expect(refresh(here.refresh_token)).rejects.toMatchObject(expired);
    await refresh(there.refresh_token);
  });

  it('a session ends with all others of the account at a log-out everywhere', async () => {
    const { email_address } = await register();
    const [here, there] = [await logIn(email_address), await logIn(email_address)];
    const other = await server.user();
    await server.as(here.access_token).call('logOut', { body: { everywhere: true } });
    await expect(server.as(there.access_token).call('getProfile')).rejects.toMatchObject(expired);
    for (const { refresh_token } of [here, there])
      await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
    await other.call('getProfile');
    await logIn(email_address);
  });

  it('a session can be ended by an expired access token, too', async () => {
    const { email_address } = await register();
    const { access_token, refresh_token } = await logIn(email_address);
    server.clock.advance(16 * 60_000);
    await server.as(access_token).call('logOut');
    await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
    await expect(server.as(access_token).call('logOut')).rejects.toMatchObject(expired);
  });

  it('a session is ended by its refresh token, but not by a foreign token', async () => {
    const { email_address } = await register();
    const [here, there] = [await logIn(email_address), await logIn(email_address)];
    await server.as(here.refresh_token).call('logOut');
    await expect(server.as(here.access_token).call('getProfile')).rejects.toMatchObject(expired);
    const [head, payload] = there.access_token.split('.');
    for (const token of ['guessed', `${head}.${payload}.${'A'.repeat(43)}`, here.refresh_token])
      await expect(server.as(token).call('logOut')).rejects.toMatchObject(expired);
    await refresh(there.refresh_token);
  });

  it('a session is not refreshed by an access token or a guessed one', async () => {
    const { email_address } = await register();
    const { access_token } = await logIn(email_address);
    await expect(refresh(access_token)).rejects.toMatchObject(expired);
    for (let n = 0; n < 10; n++) await expect(refresh('guessed')).rejects.toMatchObject(expired);
    await expect(refresh('guessed')).rejects.toMatchObject(tooMany);
  });
});
