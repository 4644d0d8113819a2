import { rateLimits } from '@vincere/contract';
import { nameFaults, roles } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startMailServer } from '../../testing/mail.ts';
import { outcomesOf } from '../../testing/outcomes.ts';
import { register as registerOn, setUsername } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let mailbox: Awaited<ReturnType<typeof startMailServer>>;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  server = await startServer({ SMTP_URL: mailbox.url, VINCERE_PUBLIC_URL: 'https://vincere.example' });
});
afterAll(async () => {
  await server.app.mail.close();
  await server.close();
  await mailbox.close();
});

const register = (fields?: Parameters<typeof registerOn>[1]) => registerOn(server.nobody, fields);
const signIn = async (username: string, password = 'correct horse') =>
  server.as((await server.nobody.call('logIn', { body: { username, password } })).access_token);
const mailsTo = (address: string) => mailbox.received.filter(({ to }) => to === address);
const tokenIn = (text: string) => /verify-email\?token=([\w-]+)/.exec(text)?.[1];

/** Returns the token of a verification mail to an address. `index` counts these mails from 0. */
async function tokenTo(address: string, index = 0): Promise<string> {
  const tokens = () => mailsTo(address).flatMap(({ text }) => tokenIn(text) ?? []);
  await expect.poll(tokens).toHaveLength(index + 1);
  return tokens()[index] ?? '';
}
const verify = (token: string, password = 'correct horse') =>
  server.nobody.call('verifyEmail', { body: { token, password } });
const invalid = { status: 409, code: 'account.link-invalid' };

describe('a seat for an email address', () => {
  it('a seat for an email address is not given to an unverified account', async () => {
    const squatter = await register();
    const run = await buildRun(server, { rooms: [] });
    const { id, email_address } = squatter;
    const person = { name: 'The Boss', email: email_address };
    const params = { runId: run.id };
    const unverified = {
      status: 409,
      code: 'account.email-unverified',
      body: { person: { id, email_address }, can_mail: true },
    };
    await expect(run.facilitator.call('seatParticipant', { params, body: person })).rejects.toMatchObject(
      unverified,
    );
    await expect(
      run.facilitator.call('addObserver', { params, body: { account: email_address } }),
    ).rejects.toMatchObject(unverified);
    await expect(
      run.facilitator.call('addRoster', { params, body: { people: [person] } }),
    ).rejects.toMatchObject({ status: 409, code: 'roster.changed' });
    const sheet = new Blob([`name,email\nThe Boss,${email_address}\n`]);
    const { lines, can_mail } = await run.facilitator.call('checkRoster', {
      params,
      body: {},
      file: sheet,
      fileName: 'people.csv',
    });
    expect(can_mail).toBe(true);
    expect(lines).toMatchObject([{ user_id: id, problems: ['email-unverified'] }]);

    await run.facilitator.call('confirmEmail', { params: { userId: id }, body: { email_address } });
    expect(await run.facilitator.call('seatParticipant', { params, body: person })).toMatchObject({
      user_id: id,
    });
  });

  it('a seat for an email address is not given to an account that has the address as its username', async () => {
    const facilitator = await server.administrator();
    const run = await buildRun(server, { rooms: [] });
    const address = 'boss-by-name@example.org';
    // An older version could store this username, which is refused today.
    const squatter = await server.user();
    await setUsername(server.app, squatter.id, address);
    const params = { runId: run.id };
    await expect(
      facilitator.call('addObserver', { params, body: { account: address } }),
    ).rejects.toMatchObject({ status: 404, code: 'observer.no-account' });
    const body = { name: 'The Boss', email: address };
    const seat = await facilitator.call('seatParticipant', { params, body });
    expect(seat.user_id).not.toBe(squatter.id);
  });

  it('a seat is given to an account that was created for its email address and never used', async () => {
    const run = await buildRun(server, { rooms: [] });
    const other = await buildRun(server, { rooms: [] });
    const body = { name: 'Grace Hopper', email: 'grace-invited@example.org' };
    const first = await run.facilitator.call('seatParticipant', { params: { runId: run.id }, body });
    const second = await other.facilitator.call('seatParticipant', { params: { runId: other.id }, body });
    expect(second.user_id).toBe(first.user_id);
  });

  it('a verified address is not needed to join with the access code', async () => {
    const { email_address } = await register();
    const run = await buildRun(server, { rooms: [] });
    const person = await signIn(email_address);
    const joined = await person.call('joinRun', {
      body: { access_code: run.access_code, room_name: 'legal' },
    });
    expect(joined).toMatchObject({ id: run.id });
  });
});

describe('a verification link', () => {
  it('a verification link is sent at registration and works once, with the password of the account', async () => {
    const { email_address, email_verified } = await register();
    expect(email_verified).toBe(false);
    const token = await tokenTo(email_address);
    await expect(verify(token, 'a careless click')).rejects.toMatchObject({
      status: 403,
      code: 'account.wrong-password',
    });
    expect(await verify(token)).toEqual({ email_address });
    await expect(verify(token)).rejects.toMatchObject(invalid);
    const person = await signIn(email_address);
    expect(await person.call('getProfile')).toMatchObject({ email_verified: true, can_mail: true });
    await expect(person.call('sendOwnVerification')).rejects.toMatchObject({
      code: 'account.email-verified',
    });
  });

  it('a verification link works for one of several requests at the same time', async () => {
    const { email_address } = await register();
    const token = await tokenTo(email_address);
    const outcomes = await outcomesOf([verify(token), verify(token), verify(token)]);
    expect(outcomes).toEqual(['account.link-invalid', 'account.link-invalid', 'done']);
  });

  it('a verification link expires after 24 hours, and can be sent again', async () => {
    const { email_address } = await register();
    const token = await tokenTo(email_address);
    server.clock.advance(24 * 3_600_000);
    await expect(verify(token)).rejects.toMatchObject(invalid);
    await (await signIn(email_address)).call('sendOwnVerification');
    await verify(await tokenTo(email_address, 1));
  });

  it('a verification link is sent by a facilitator, in the language of the person', async () => {
    const { id, email_address } = await register();
    await tokenTo(email_address);
    const german = { username: email_address, password: 'correct horse' };
    await server.as(null, 'de').call('logIn', { body: german });
    const facilitator = await server.administrator();
    await facilitator.call('sendVerification', { params: { userId: id } });
    await tokenTo(email_address, 1);
    expect(mailsTo(email_address)[1]?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Vincere');
  });

  it('a verification link does not verify another address that the account has since', async () => {
    const { email_address } = await register();
    const token = await tokenTo(email_address);
    const moved = `moved-${email_address}`;
    const body = { email_address: moved, current_password: 'correct horse' };
    const person = await signIn(email_address);
    expect(await person.call('updateProfile', { body })).toMatchObject({ email_verified: false });
    await expect(verify(token)).rejects.toMatchObject(invalid);
    await verify(await tokenTo(moved));
    const back = { email_address, current_password: 'correct horse' };
    expect(await person.call('updateProfile', { body: back })).toMatchObject({ email_verified: false });
  });

  test('verification mails are limited', async () => {
    const { email_address } = await register();
    const person = await signIn(email_address);
    const outcomes = await outcomesOf(Array.from({ length: 6 }, () => person.call('sendOwnVerification')));
    expect(outcomes.filter((code) => code === 'account.too-many-tries')).toHaveLength(2);
    // The window of other limits has ended, and that of these mails has not.
    server.clock.advance(60 * 60_000);
    await expect((await signIn(email_address)).call('sendOwnVerification')).rejects.toMatchObject({
      status: 429,
    });
  });

  it('a verification link is sent to one mailbox five times a day, whatever follows a plus', async () => {
    const mailbox = `stranger-${Date.now()}`;
    const tagged = Array.from({ length: 8 }, (_, n) => `${mailbox}+${n}@example.org`);
    for (const address of tagged) await register({ email_address: address, username: address });
    await tokenTo(tagged[4] ?? '');
    expect(tagged.flatMap(mailsTo)).toHaveLength(5);
    server.clock.advance(24 * 60 * 60_000);
    const next = `${mailbox}+next@example.org`;
    await register({ email_address: next, username: next });
    await tokenTo(next);
  });

  it('a network gets 300 verification links, and accounts are made beyond that without one', async () => {
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('failed_tries').set({ failures: rateLimits.verification.network }).execute(),
    );
    const { email_address } = await register();
    expect(await (await signIn(email_address)).call('getProfile')).toMatchObject({ email_verified: false });
    expect(mailsTo(email_address)).toEqual([]);
    await server.app.systemChange(({ tx }) => tx.deleteFrom('failed_tries').execute());
  });
});

describe('a verified address', () => {
  it('a mailed reset link verifies the address and ends earlier sessions', async () => {
    const { email_address } = await register();
    const squatter = await signIn(email_address);
    await server.nobody.call('requestPasswordReset', { body: { email: email_address } });
    const tokens = () =>
      mailsTo(email_address).flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    await expect.poll(tokens).toHaveLength(1);
    const body = { token: tokens()[0] ?? '', password: 'another horse' };
    await server.nobody.call('resetPassword', { body });
    await expect(squatter.call('getProfile')).rejects.toMatchObject({ status: 401 });
    const owner = await signIn(email_address, 'another horse');
    expect(await owner.call('getProfile')).toMatchObject({ email_verified: true });
  });

  it('a verified address cannot be changed over and over to send mails', async () => {
    const { email_address } = await register();
    const person = await signIn(email_address);
    const victim = `victim-${email_address}`;
    for (const moved of [victim, `a-${victim}`, victim, `b-${victim}`, victim, `c-${victim}`, victim])
      await person.call('updateProfile', {
        body: { email_address: moved, current_password: 'correct horse' },
      });
    // One of the five mails of a day went to the address of the registration.
    await tokenTo(victim, 1);
    expect(mailsTo(`c-${victim}`)).toEqual([]);
    expect(await person.call('getProfile')).toMatchObject({ email_address: victim });
  });

  it('a reset link that a facilitator handed over does not verify the address', async () => {
    const { id, email_address } = await register();
    const facilitator = await server.administrator();
    const { url } = await facilitator.call('createResetLink', { params: { userId: id } });
    const token = new URL(url).searchParams.get('token') ?? '';
    await server.nobody.call('resetPassword', { body: { token, password: 'another horse' } });
    const person = await signIn(email_address, 'another horse');
    expect(await person.call('getProfile')).toMatchObject({ email_verified: false });
  });

  it('an address can be confirmed by a facilitator, only as it was shown, with an audit entry', async () => {
    const { id, email_address } = await register();
    const facilitator = await server.administrator();
    const confirm = (address: string) =>
      facilitator.call('confirmEmail', { params: { userId: id }, body: { email_address: address } });
    await expect(confirm('another@example.org')).rejects.toMatchObject({
      status: 409,
      code: 'account.email-changed',
    });
    expect(await confirm(email_address)).toMatchObject({ email_verified: true });
    const { entries } = await facilitator.call('listAuditEntries', { query: {} });
    expect(entries[0]).toMatchObject({
      action: 'Confirm email',
      subject: { id },
      details: { email_address },
    });
  });

  it('an address can be confirmed only by facilitators', async () => {
    const { id, email_address } = await register();
    const person = await signIn(email_address);
    await expect(
      person.call('confirmEmail', { params: { userId: id }, body: { email_address } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('a username', () => {
  const refused = { status: 409, code: 'account.username-is-email' };
  it.each(['ceo@example.org', 'CEO＠example.org', 'me ceo@example'])(
    'a username cannot be %s',
    async (username) => {
      await expect(register({ username })).rejects.toMatchObject(refused);
      const { email_address } = await register();
      const person = await signIn(email_address);
      await expect(person.call('updateProfile', { body: { username } })).rejects.toMatchObject(refused);
    },
  );

  it('a username can be the own email address, and changes with it', async () => {
    const body = { email_address: 'own-name@example.org', username: 'Own-Name@example.org' };
    expect(await register(body)).toMatchObject(body);
  });
});

describe('a change of the email address', () => {
  it('a change of the email address requires the current password', async () => {
    const { email_address } = await register();
    const person = await signIn(email_address);
    const change = (current_password?: string) =>
      person.call('updateProfile', {
        body: { email_address: `new-${email_address}`, ...(current_password && { current_password }) },
      });
    await expect(change()).rejects.toMatchObject({ status: 422, code: 'account.password-needed' });
    await expect(change('wrong')).rejects.toMatchObject({ status: 403, code: 'account.wrong-password' });
    expect(await person.call('getProfile')).toMatchObject({ email_address });
    expect(await change('correct horse')).toMatchObject({ email_address: `new-${email_address}` });
  });

  it('a change of the email address needs no password if only the case differs', async () => {
    const { email_address } = await register();
    const person = await signIn(email_address);
    const body = { email_address: email_address.toUpperCase(), first_name: 'Augusta' };
    expect(await person.call('updateProfile', { body })).toMatchObject(body);
  });

  it('a change of the email address limits password attempts', async () => {
    const { email_address } = await register();
    const person = await signIn(email_address);
    const body = { email_address: `new-${email_address}`, current_password: 'wrong' };
    const outcomes = await outcomesOf(
      Array.from({ length: 15 }, () => person.call('updateProfile', { body })),
    );
    expect(outcomes.filter((code) => code === 'account.too-many-tries')).toHaveLength(5);
  });
});

describe('the preferences of a new account', () => {
  const preferences = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));
  const reversed = [...roles].reverse().map((room_id, index) => ({ room_id, preference_order: index + 1 }));
  const closed = { status: 403, code: 'preferences.closed' };
  const set = (userId: number, body: { preferences: typeof preferences; registration_token?: string }) =>
    server.nobody.call('setPreferences', { params: { userId }, body });

  it('the preferences of a new account are set once without a token, and replaced by the holder of the token', async () => {
    const { id, registration_token } = await register();
    await set(id, { preferences });
    await expect(set(id, { preferences: reversed })).rejects.toMatchObject(closed);
    await expect(set(id, { preferences: reversed, registration_token: 'guessed' })).rejects.toMatchObject(
      closed,
    );
    expect(await set(id, { preferences: reversed, registration_token })).toEqual({ preferences: reversed });
  });

  it('the preferences of a new account are not set without a token from another network address', async () => {
    const { id, registration_token } = await register();
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('registrations').set({ address_hash: 'other' }).where('user_id', '=', id).execute(),
    );
    await expect(set(id, { preferences })).rejects.toMatchObject(closed);
    await set(id, { preferences, registration_token });
  });

  it('preferences are closed after 60 minutes, with a token of another account, and for unknown people', async () => {
    const { id, registration_token } = await register();
    const other = await register();
    await expect(
      set(id, { preferences, registration_token: other.registration_token }),
    ).rejects.toMatchObject(closed);
    await expect(set(999_999, { preferences })).rejects.toMatchObject(closed);
    server.clock.advance(60 * 60_000);
    await expect(set(id, { preferences })).rejects.toMatchObject(closed);
    await expect(set(id, { preferences, registration_token })).rejects.toMatchObject(closed);
  });
});

describe('a name in a mail', () => {
  it.each(['Ada\nBuy here', 'Ada\u202e', 'Ada\u200bLovelace', '\u00ad'])(
    'a name with an invisible character or a line break is refused at registration: %j',
    async (first_name) => {
      await expect(register({ first_name })).rejects.toMatchObject({ status: 422 });
    },
  );

  it('a name keeps a joined emoji', async () => {
    expect(await register({ first_name: 'Ada 👩‍🔬' })).toMatchObject({ first_name: 'Ada 👩‍🔬' });
  });

  it('a name is refused if it contains a link', async () => {
    const first_name = 'Pay at https://evil.example/now';
    await expect(register({ first_name })).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.first_name', message: nameFaults.link }] },
    });
  });

  it('a name is in no mail to an address that nobody has verified', async () => {
    const { id, email_address } = await register({ first_name: 'Strangername', last_name: 'Strangername' });
    const facilitator = await server.administrator();
    await facilitator.call('sendVerification', { params: { userId: id } });
    await server.nobody.call('requestPasswordReset', { body: { email: email_address } });
    await expect.poll(() => mailsTo(email_address)).toHaveLength(3);
    for (const { subject, text } of mailsTo(email_address)) {
      expect(text).toMatch(/^Hello,\n/);
      expect(`${subject} ${text}`).not.toContain('Strangername');
    }
  });

  it('a name in a mail is one line even if an older version stored several', async () => {
    const { id, email_address } = await register();
    await verify(await tokenTo(email_address));
    const rename = (first_name: string) =>
      server.app.systemChange(({ tx }) =>
        tx.updateTable('users').set({ first_name }).where('id', '=', id).execute(),
      );
    const resetMails = () => mailsTo(email_address).filter(({ text }) => text.includes('reset-password'));
    const reset = () => server.nobody.call('requestPasswordReset', { body: { email: email_address } });
    await rename('Ada\r\n\r\nPay now\u202e');
    await reset();
    await expect.poll(resetMails).toHaveLength(1);
    await rename('Pay at evil.example');
    await reset();
    await expect.poll(resetMails).toHaveLength(2);
    expect(resetMails().map(({ text }) => text.split('\n')[0])).toEqual(['Hello Ada Pay now,', 'Hello,']);
  });
});
