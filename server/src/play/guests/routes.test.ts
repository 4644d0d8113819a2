import { guestSeatLimit, rateLimits, rateLimitWindowSeconds } from '@vincere/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registration } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { saveSeat } from '../store/seats/seats.ts';
import { saveGuest } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.systemChange(({ tx }) => tx.deleteFrom('failed_tries').execute()));

/** Creates a run that admits guests. */
async function openRun(options: Parameters<typeof buildRun>[1] = {}): Promise<BuiltRun> {
  const run = await buildRun(server, options);
  await letIn(run, true);
  return run;
}

function letIn(run: BuiltRun, guest_join: boolean) {
  return run.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join } });
}

/** Inserts a number of guests with seats into the database. */
async function takeGuestSeats(runId: number, count: number): Promise<void> {
  await server.app.systemChange(async ({ tx }) => {
    for (let n = 0; n < count; n++) {
      const key = `guest-${runId}-${n}`;
      const { id } = await saveGuest(tx, {
        first_name: 'Guest',
        last_name: String(n),
        key,
        created_at: server.clock.now,
      });
      await saveSeat(tx, {
        run_id: runId,
        user_id: id,
        room_name: 'legal',
        created_at: server.clock.now,
        guest_key_hash: null,
      });
    }
  });
}

async function guestOn(run: BuiltRun, name = 'Ada Byron') {
  const session = await server.nobody.call('joinAsGuest', {
    body: { access_code: run.access_code.toLowerCase(), name },
  });
  const client = server.as(session.access_token);
  const play = () => client.call('joinRun', { body: { access_code: run.access_code } });
  return { session, client, play };
}

const refusal = (code: string) => ({ code });

describe('a visitor with an access code', () => {
  it('a visitor with an access code learns what it opens, and whether a name is enough', async () => {
    const run = await buildRun(server);
    const read = () =>
      server.nobody.call('getJoin', { params: { accessCode: run.access_code.toLowerCase() } });
    const { id, access_code } = run;
    const runInfo = {
      id,
      access_code,
      name: 'Morning workshop',
      simulation: 'Harbour',
      questionnaires: 'full',
      names_answers: false,
      rooms: null,
    };
    expect(await read()).toEqual({ ...runInfo, guest_join: false });
    await letIn(run, true);
    expect(await read()).toEqual({ ...runInfo, guest_join: true });
  });

  it('a visitor gets an error for a wrong access code and for a run that is over', async () => {
    const run = await openRun();
    const read = (accessCode: string) => server.nobody.call('getJoin', { params: { accessCode } });
    await expect(read('NOSUCH')).rejects.toMatchObject(refusal('run.unknown-code'));
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'ENDED' },
    });
    await expect(read(run.access_code)).rejects.toMatchObject(refusal('run.finished'));
    await expect(guestOn(run)).rejects.toMatchObject(refusal('run.finished'));
    await expect(letIn(run, false)).rejects.toMatchObject(refusal('run.is-over'));
  });

  it('a valid code admits a visitor after any number of wrong ones, by name or signed in', async () => {
    const run = await openRun();
    const read = (accessCode: string) => server.nobody.call('getJoin', { params: { accessCode } });
    await expect(read('GUESS1')).rejects.toMatchObject(refusal('run.unknown-code'));
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('failed_tries').set({ failures: rateLimits['access-code'].network }).execute(),
    );
    await expect(read('GUESS2')).rejects.toMatchObject(refusal('account.too-many-tries'));
    const asGuest = (access_code: string) =>
      server.nobody.call('joinAsGuest', { body: { access_code, name: 'Ada Byron' } });
    await expect(asGuest('GUESS3')).rejects.toMatchObject(refusal('account.too-many-tries'));
    expect(await asGuest(run.access_code)).toMatchObject({ is_guest: true });
    expect(await read(run.access_code)).toMatchObject({ guest_join: true });
    const person = await server.user();
    await person.call('joinRun', { body: { access_code: run.access_code } });
  });
});

describe('a guest', () => {
  it('a guest gets a seat in the smallest room by name alone, and plays like any participant', async () => {
    const run = await openRun({ rooms: ['political', 'economic', 'social', 'technological', 'legal'] });
    const { session, client, play } = await guestOn(run);
    expect(session).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email_address: '',
      username: '',
      is_guest: true,
      is_admin: false,
    });
    expect((await play()).users_playing[0]?.room.room_name).toBe('environmental');
    await client.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It holds.' },
    });
    const board = await run.facilitator.call('getRunBoard', { params: { runId: run.id } });
    expect(board.seats.find(({ user_id }) => user_id === session.id)).toMatchObject({
      first_name: 'Ada',
      email_address: '',
      final_vote: run.first.decision_ids[0],
    });
  });

  it('a guest gets the same seat again with the key that the device stores', async () => {
    const run = await openRun();
    const { session, play } = await guestOn(run);
    const [seat] = (await play()).users_playing;
    server.clock.advance(20 * 60_000);
    const { access_token } = await server.as(session.refresh_token).call('refreshSession');
    const again = await server
      .as(access_token)
      .call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    expect(again.users_playing).toMatchObject([
      { user_run_id: seat?.user_run_id, user_id: session.id, room: seat?.room },
    ]);
    const mine = await server.as(access_token).call('listMyRuns');
    expect(mine.user_run.map(({ id }) => id)).toEqual([seat?.user_run_id]);
  });

  it('a guest who repeats a request with the same key has one seat, a new session and the latest name', async () => {
    const run = await openRun();
    const body = { access_code: run.access_code, name: 'Ada', key: 'k'.repeat(22) };
    const join = (fields: object = {}) => server.nobody.call('joinAsGuest', { body: { ...body, ...fields } });
    const tried = await Promise.all([join(), join()]);
    const again = await join({ name: 'Ada Byron' });
    expect(new Set([...tried, again].map(({ id }) => id)).size).toBe(1);
    expect(new Set([...tried, again].map(({ refresh_token }) => refresh_token)).size).toBe(3);
    expect(await server.as(again.access_token).call('getProfile')).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
    });
    const seats = async () =>
      (await run.facilitator.call('getRunBoard', { params: { runId: run.id } })).seats;
    expect(await seats()).toMatchObject([{ first_name: 'Ada', last_name: 'Byron' }]);
    const other = await openRun();
    for (const fields of [{ key: 'l'.repeat(22) }, { access_code: other.access_code }])
      expect((await join(fields)).id).not.toBe(again.id);
    await letIn(run, false);
    expect((await join()).id).toBe(again.id);
    // With an account, the password is the only way to log in.
    await server.as(again.access_token).call('makeOwnAccount', { body: registration() });
    await expect(join()).rejects.toMatchObject(refusal('guest.not-allowed'));
    await expect(join({ key: 'short' })).rejects.toMatchObject({ status: 422 });
    expect(await seats()).toHaveLength(2);
  });

  it('a guest gets a distinct name if others have the same one, also concurrently', async () => {
    const run = await openRun({ people: [{ first_name: 'Ada', last_name: 'Byron' }], rooms: ['legal'] });
    await Promise.all(Array.from({ length: 5 }, () => guestOn(run)));
    const { seats } = await run.facilitator.call('getRunBoard', { params: { runId: run.id } });
    expect(seats.map(({ first_name, last_name }) => `${first_name} ${last_name}`).sort()).toEqual([
      'Ada Byron',
      ...[2, 3, 4, 5, 6].map((number) => `Ada Byron (${number})`),
    ]);
    const sizes = seats.map(({ room_name }) => room_name);
    expect(new Set(sizes).size).toBe(6);
  });

  it('a guest is refused by a run that does not admit guests, which is the default', async () => {
    const run = await buildRun(server);
    await expect(guestOn(run)).rejects.toMatchObject(refusal('guest.not-allowed'));
    expect((await run.facilitator.call('getRun', { params: { runId: run.id } })).users_playing).toEqual([]);
    await expect(
      server.nobody.call('joinAsGuest', { body: { access_code: 'NOSUCH', name: 'Ada' } }),
    ).rejects.toMatchObject(refusal('run.unknown-code'));
  });

  it('a guest keeps the seat when guests are no longer admitted, unlike a guest of another run', async () => {
    const run = await openRun();
    const inside = await guestOn(run);
    const other = await guestOn(await openRun());
    await letIn(run, false);
    expect((await inside.play()).users_playing).toHaveLength(1);
    const joins = () => other.client.call('joinRun', { body: { access_code: run.access_code } });
    await expect(joins()).rejects.toMatchObject(refusal('guest.not-allowed'));
    await letIn(run, true);
    expect((await joins()).users_playing).toHaveLength(2);
  });

  it.each(['', '   ', '...', 'Ada\nByron', 'Ada\u202e', 'A'.repeat(81)])(
    'a guest is asked for another name than %j',
    async (name) => {
      const run = await openRun();
      await expect(guestOn(run, name)).rejects.toMatchObject({
        status: 422,
        body: { errors: expect.arrayContaining([expect.objectContaining({ path: 'body.name' })]) },
      });
    },
  );

  it('a guest has no access to other runs or to the calls of administrators', async () => {
    const run = await openRun();
    const other = await buildRun(server, { rooms: ['political'] });
    const { client, session } = await guestOn(run);
    const params = { runId: other.id };
    await expect(client.call('getParticipantReport', { params })).rejects.toMatchObject(
      refusal('run.unknown'),
    );
    await expect(
      client.call('getScenario', { params: { scenarioId: other.first.id } }),
    ).rejects.toMatchObject(refusal('scenario.unknown'));
    await expect(client.call('getRun', { params: { runId: run.id } })).rejects.toMatchObject(
      refusal('session.administrators-only'),
    );
    await expect(letInAs(client, run)).rejects.toMatchObject(refusal('session.administrators-only'));
    const people = { params: { userId: session.id } };
    const { facilitator } = run;
    await expect(
      facilitator.call('updateUser', { ...people, body: { is_admin: true } }),
    ).rejects.toMatchObject(refusal('account.is-guest'));
    await expect(facilitator.call('createResetLink', people)).rejects.toMatchObject(
      refusal('account.is-guest'),
    );
  });

  it('a guest cannot log in by name or change a profile without an account', async () => {
    const { client, session } = await guestOn(await openRun());
    const row = await server.app.db.read
      .selectFrom('users')
      .selectAll()
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toBeNull();
    for (const username of ['  ', row.email_key])
      await expect(
        server.nobody.call('logIn', { body: { username, password: 'anything' } }),
      ).rejects.toMatchObject({ status: username.trim() === '' ? 422 : 401 });
    await expect(client.call('updateProfile', { body: { bio: 'New' } })).rejects.toMatchObject(
      refusal('account.is-guest'),
    );
    await expect(
      client.call('changePassword', { body: { current_password: '', password: 'a new password' } }),
    ).rejects.toMatchObject(refusal('account.wrong-password'));
    for (const call of [
      () => client.call('listSessions'),
      () => client.call('endSession', { params: { sessionId: 1 } }),
      () => client.call('endOtherSessions'),
    ])
      await expect(call()).rejects.toMatchObject(refusal('account.is-guest'));
  });

  it('a guest keeps an unused session for 30 days, because a guest has no password', async () => {
    const { session } = await guestOn(await openRun());
    server.clock.advance(29 * 86_400_000);
    await server.as(session.refresh_token).call('refreshSession');
    server.clock.advance(86_400_000);
    await expect(server.as(session.refresh_token).call('refreshSession')).rejects.toMatchObject(
      refusal('session.expired'),
    );
  });

  it('a guest cannot make an account with a common password', async () => {
    const { client } = await guestOn(await openRun());
    const body = registration({ password: 'password1' });
    await expect(client.call('makeOwnAccount', { body })).rejects.toMatchObject(
      refusal('account.password-common'),
    );
  });

  it('a whole workshop of guests can join at once, up to a limit', async () => {
    const run = await openRun();
    const key = 'a key that a device has made';
    const join = (name: string, key?: string) =>
      server.nobody.call('joinAsGuest', { body: { access_code: run.access_code, name, key } });
    await join('Ada Byron', key);
    await takeGuestSeats(run.id, guestSeatLimit - 2);
    await guestOn(run);
    await expect(guestOn(run)).rejects.toMatchObject(refusal('account.too-many-tries'));
    // A known guest needs no new seat, and each run has a separate limit.
    await join('Ada King', key);
    await guestOn(await openRun());
    server.clock.advance(rateLimitWindowSeconds * 1000);
    await guestOn(run);
  });

  it('refused guests of a run that admits none do not use up the limit of others', async () => {
    const run = await buildRun(server);
    for (let n = 0; n < 30; n++)
      await expect(guestOn(run)).rejects.toMatchObject(refusal('guest.not-allowed'));
    expect(await server.app.db.read.selectFrom('failed_tries').selectAll().execute()).toEqual([]);
  });

  it('a guest appears in the audit log only through actions of the facilitator', async () => {
    const run = await openRun();
    await guestOn(run);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { page: 1 } });
    expect(entries[0]).toMatchObject({
      action: 'Set guest join',
      subject: { kind: 'run', id: run.id },
      details: { guest_join: true },
    });
  });
});

describe('a guest who makes an account', () => {
  it('a guest who makes an account keeps seat, votes and session, and can log in', async () => {
    const run = await openRun();
    const { session, client, play } = await guestOn(run);
    await client.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[1] ?? 0, reasoning: 'It holds.' },
    });
    const before = await play();
    const body = registration({ first_name: 'Ada', last_name: 'King' });
    const made = await client.call('makeOwnAccount', { body });
    expect(made).toMatchObject({ id: session.id, is_guest: false, email_address: body.email_address });
    const after = await play();
    expect(after.users_playing[0]).toMatchObject({
      user_run_id: before.users_playing[0]?.user_run_id,
      user: { first_name: 'Ada', last_name: 'King', email_address: body.email_address },
    });
    expect(after.all_users_decision).toEqual(before.all_users_decision);
    const again = await server.nobody.call('logIn', {
      body: { username: body.email_address, password: body.password },
    });
    expect(again.id).toBe(session.id);
    await expect(client.call('makeOwnAccount', { body: registration() })).rejects.toMatchObject(
      refusal('account.not-guest'),
    );
  });

  it('a guest who makes an account needs a readable name without invisible characters', async () => {
    const { client } = await guestOn(await openRun());
    for (const name of ['\u3164', 'Ada\u202e', '...'])
      await expect(
        client.call('makeOwnAccount', { body: registration({ first_name: name }) }),
      ).rejects.toMatchObject({ status: 422 });
    const body = registration({ first_name: 'A\u00adda', last_name: 'King\u115f' });
    expect(await client.call('makeOwnAccount', { body })).toMatchObject({
      first_name: 'Ada',
      last_name: 'King',
    });
  });

  it('a guest who makes an account cannot take names that others have, and then stays a guest', async () => {
    const { client } = await guestOn(await openRun());
    const existing = await server.user();
    const body = registration({ email_address: existing.email_address });
    await expect(client.call('makeOwnAccount', { body })).rejects.toMatchObject(
      refusal('account.email-taken'),
    );
    await expect(
      client.call('makeOwnAccount', { body: registration({ username: existing.email_address }) }),
    ).rejects.toMatchObject(refusal('account.username-taken'));
    expect(await client.call('getProfile')).toMatchObject({ is_guest: true, email_address: '' });
  });

  it('two guests who ask for the same email at the same time do not share it', async () => {
    const run = await openRun();
    const guests = [await guestOn(run), await guestOn(run)];
    const body = registration();
    const tried = await Promise.allSettled(
      guests.map(({ client }) => client.call('makeOwnAccount', { body })),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a person with an account cannot make another one as a guest', async () => {
    const user = await server.user();
    await expect(user.call('makeOwnAccount', { body: registration() })).rejects.toMatchObject(
      refusal('account.not-guest'),
    );
  });
});

function letInAs(client: { call: BuiltRun['facilitator']['call'] }, run: BuiltRun) {
  return client.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: false } });
}
