import type { Client } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register as registerOn } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const hour = 60 * 60_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Registers a person and returns a function that logs them in. */
async function person(on = server, traits: { is_admin?: boolean } = {}) {
  const { id, email_address } = await registerOn(on.nobody);
  if (traits.is_admin) {
    const administrator = await on.administrator();
    await administrator.call('updateUser', { params: { userId: id }, body: { is_admin: true } });
  }
  const logIn = () =>
    on.nobody.call('logIn', { body: { username: email_address, password: 'correct horse' } });
  return { id, logIn, email_address };
}

const refresh = (token: string, on = server) => on.as(token).call('refreshSession');
const unknown = { status: 404, code: 'session.unknown' };
const expired = { status: 401, code: 'session.expired' };

describe('a session that is not used', () => {
  it('an unused session ends after 72 hours', async () => {
    const { logIn } = await person();
    const [unused, used] = [await logIn(), await logIn()];
    for (let day = 0; day < 3; day++) {
      server.clock.advance(24 * hour - 1000);
      await refresh(used.refresh_token);
    }
    server.clock.advance(3000);
    await expect(refresh(unused.refresh_token)).rejects.toMatchObject(expired);
    server.clock.advance(71 * hour);
    await refresh(used.refresh_token);
  });

  it('an unused session of an administrator ends after 12 hours', async () => {
    const { logIn } = await person(server, { is_admin: true });
    const { refresh_token } = await logIn();
    server.clock.advance(12 * hour - 1000);
    await refresh(refresh_token);
    server.clock.advance(12 * hour);
    await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
  });

  it('an unused session ends after the hours of VINCERE_SESSION_IDLE_HOURS, an administrator’s too', async () => {
    const shortLived = await startServer({ VINCERE_SESSION_IDLE_HOURS: '2' });
    try {
      for (const is_admin of [false, true]) {
        const { logIn } = await person(shortLived, { is_admin });
        const { refresh_token } = await logIn();
        shortLived.clock.advance(2 * hour - 1000);
        await refresh(refresh_token, shortLived);
        shortLived.clock.advance(2 * hour);
        await expect(refresh(refresh_token, shortLived)).rejects.toMatchObject(expired);
      }
    } finally {
      await shortLived.close();
    }
  });

  it('a session ends after 30 days however much it was used', async () => {
    const { logIn } = await person();
    const { refresh_token } = await logIn();
    for (let day = 1; day < 30; day++) {
      server.clock.advance(24 * hour);
      await refresh(refresh_token);
    }
    server.clock.advance(24 * hour);
    await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
  });

  it('a session that an older version began counts from its beginning', async () => {
    const { logIn, id } = await person();
    const { refresh_token } = await logIn();
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('sessions').set({ last_used_at: null }).where('user_id', '=', id).execute(),
    );
    await refresh(refresh_token);
    const again = await logIn();
    expect((await server.as(again.access_token).call('listSessions')).sessions).toHaveLength(2);
  });

  it('a session is written down as used at most every five minutes', async () => {
    const { logIn, id } = await person();
    const { refresh_token } = await logIn();
    const lastUsed = async () => {
      const { last_used_at } = await server.app.db.read
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(last_used_at);
    };
    const began = server.clock.now;
    server.clock.advance(4 * 60_000);
    await refresh(refresh_token);
    expect(await lastUsed()).toBe(began);
    server.clock.advance(60_000);
    await refresh(refresh_token);
    expect(await lastUsed()).toBe(server.clock.now);
  });
});

describe('the own sessions', () => {
  const list = async (client: Client) => (await client.call('listSessions')).sessions;

  it('the own sessions are listed with their device and times, the last used first', async () => {
    const { logIn, email_address } = await person();
    const response = await fetch(`${server.origin}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'user-agent': chrome },
      body: new URLSearchParams({ username: email_address, password: 'correct horse' }),
    });
    expect(response.status).toBe(200);
    const began = new Date(server.clock.now).toISOString();
    server.clock.advance(hour);
    const here = await logIn();
    const sessions = await list(server.as(here.access_token));
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        created_at: new Date(server.clock.now).toISOString(),
        last_used_at: new Date(server.clock.now).toISOString(),
        browser: null,
        system: null,
        is_current: true,
      },
      {
        id: expect.any(Number),
        created_at: began,
        last_used_at: began,
        browser: 'Chrome',
        system: 'Windows',
        is_current: false,
      },
    ]);
    server.clock.advance(73 * hour);
    const later = await logIn();
    expect(await list(server.as(later.access_token))).toHaveLength(1);
  });

  it('sessions keep of the User-Agent header only the names of browser and system', async () => {
    const { id, email_address } = await person();
    await fetch(`${server.origin}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'user-agent': chrome },
      body: new URLSearchParams({ username: email_address, password: 'correct horse' }),
    });
    const rows = await server.app.db.read
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('AppleWebKit');
  });

  it('the own sessions can be ended one by one', async () => {
    const { logIn } = await person();
    const [here, there] = [await logIn(), await logIn()];
    const me = server.as(here.access_token);
    const other = (await list(me)).find(({ is_current }) => !is_current);
    const params = { sessionId: other?.id ?? 0 };
    await me.call('endSession', { params });
    await expect(server.as(there.access_token).call('getProfile')).rejects.toMatchObject(expired);
    await expect(refresh(there.refresh_token)).rejects.toMatchObject(expired);
    await expect(me.call('endSession', { params })).rejects.toMatchObject(unknown);
    await me.call('getProfile');
  });

  it('all own sessions but this one can be ended at once', async () => {
    const { logIn } = await person();
    const others = [await logIn(), await logIn()];
    const here = await logIn();
    const me = server.as(here.access_token);
    expect(await me.call('endOtherSessions')).toEqual({ ended: 2 });
    for (const { refresh_token } of others)
      await expect(refresh(refresh_token)).rejects.toMatchObject(expired);
    expect(await list(me)).toHaveLength(1);
    expect(await me.call('endOtherSessions')).toEqual({ ended: 0 });
  });

  it('the own sessions are never those of another person', async () => {
    const [mine, theirs] = [await (await person()).logIn(), await (await person()).logIn()];
    const me = server.as(mine.access_token);
    const [session] = await list(server.as(theirs.access_token));
    const params = { sessionId: session?.id ?? 0 };
    await expect(me.call('endSession', { params })).rejects.toMatchObject(unknown);
    await me.call('endOtherSessions');
    await server.as(theirs.access_token).call('getProfile');
  });

  it('two sessions can end all others at once without a fault', async () => {
    const { logIn } = await person();
    const clients = await Promise.all([logIn(), logIn(), logIn()]);
    const outcomes = await Promise.allSettled(
      clients.map(({ access_token }) => server.as(access_token).call('endOtherSessions')),
    );
    const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const fault of faults) expect(fault).toMatchObject(expired);
    expect(faults.length).toBeLessThan(3);
  });
});
