import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../../../testing/mail.ts';
import { outcomesOf } from '../../../testing/outcomes.ts';
import { register as registerOn } from '../../../testing/people.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { sendResetLink } from './links.ts';

let mailbox: Awaited<ReturnType<typeof startMailServer>>;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  server = await startServer({ SMTP_URL: mailbox.url, VINCERE_PUBLIC_URL: 'https://vincere.example/' });
});
afterAll(async () => {
  await server.app.mail.close();
  await server.close();
  await mailbox.close();
});

const ask = (email: string, on = server) => on.nobody.call('requestPasswordReset', { body: { email } });
const reset = (token: string, password = 'a new password') =>
  server.nobody.call('resetPassword', { body: { token, password } });
const logIn = (username: string, password: string) =>
  server.nobody.call('logIn', { body: { username, password } });
const tokenIn = (text: string) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const invalid = { status: 409, code: 'account.link-invalid' };

async function linkFor(userId: number): Promise<string> {
  const administrator = await server.administrator();
  return tokenIn((await administrator.call('createResetLink', { params: { userId } })).url);
}

describe('requesting a new password', () => {
  it('a request for a new password sends no link to an address that the account no longer has', async () => {
    const user = await server.user();
    const moved = `moved-${user.email_address}`;
    const { systemChange } = server.app;
    const changeAfterMove: typeof systemChange = async (work) => {
      await systemChange(({ tx }) =>
        tx
          .updateTable('users')
          .set({ email_address: moved, email_key: moved })
          .where('id', '=', user.id)
          .execute(),
      );
      return systemChange(work);
    };
    await sendResetLink(server.app, user.email_address, 'en', changeAfterMove);
    const links = server.app.db.read.selectFrom('password_links').select('id').where('user_id', '=', user.id);
    expect(await links.execute()).toEqual([]);
  });

  it('a request for a new password sends a link by mail that works once', async () => {
    const user = await server.user({ first_name: 'Ada' });
    await ask(user.email_address.toUpperCase());
    await expect.poll(() => mailbox.received).toHaveLength(1);
    const [mail] = mailbox.received;
    expect(mail).toMatchObject({ to: user.email_address, subject: 'Set a new password for Vincere' });
    expect(mail?.text).toContain('Hello Ada,');
    expect(mail?.text).toContain('https://vincere.example/reset-password?token=');
    const token = tokenIn(mail?.text ?? '');
    await reset(token);
    expect(await logIn(user.email_address, 'a new password')).toMatchObject({ id: user.id });
    await expect(reset(token, 'once more please')).rejects.toMatchObject(invalid);
  });

  it('a request answers the same for any address, and sends nothing to an unknown or deactivated one', async () => {
    const [user, deactivated] = [await server.user(), await server.user()];
    const administrator = await server.administrator();
    await administrator.call('updateUser', {
      params: { userId: deactivated.id },
      body: { is_active: false },
    });
    const before = mailbox.received.length;
    const answers = [
      await ask('nobody@example.org'),
      await ask(deactivated.email_address),
      await ask(user.email_address),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect.poll(() => mailbox.received).toHaveLength(before + 1);
    expect(mailbox.received.at(-1)?.to).toBe(user.email_address);
  });

  it('requests for a new password are limited to three per email, known or not, ignoring case', async () => {
    const user = await server.user();
    for (const email of [user.email_address, 'unknown@example.org']) {
      for (const spelled of [email, email.toUpperCase(), email]) await ask(spelled);
      await expect(ask(email)).rejects.toMatchObject({ status: 429, code: 'account.too-many-tries' });
    }
  });

  it('a request for a new password writes the link to the log if mail is not configured', async () => {
    const without = await startServer({ PORT: '3456' });
    try {
      const warn = vi.spyOn(without.app.log, 'warn');
      const user = await without.user();
      await ask(user.email_address, without);
      const url = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3456\/reset-password\?token=[\w-]{43}$/);
      await expect.poll(() => warn).toHaveBeenCalledWith({ user: user.id, url }, 'password reset link');
    } finally {
      await without.close();
    }
  });
});

describe('a password link', () => {
  it('a password link replaces earlier links, and ends every session of the account once it is used', async () => {
    const user = await server.user();
    const [earlier, used] = [await linkFor(user.id), await linkFor(user.id)];
    await expect(reset(earlier)).rejects.toMatchObject(invalid);
    await user.call('getProfile');
    await reset(used);
    await expect(user.call('getProfile')).rejects.toMatchObject({ status: 401 });
    await expect(reset(used)).rejects.toMatchObject(invalid);
  });

  it('a password link works once if it is used twice at the same time', async () => {
    const user = await server.user();
    const token = await linkFor(user.id);
    const passwords = ['the first password', 'the other password', 'the third password'];
    const outcomes = await outcomesOf(passwords.map((password) => reset(token, password)));
    expect(outcomes).toEqual(['account.link-invalid', 'account.link-invalid', 'done']);
    const works = await outcomesOf(passwords.map((password) => logIn(user.email_address, password)));
    expect(works).toEqual(['account.incorrect-login', 'account.incorrect-login', 'done']);
  });

  it('a password link is valid for 60 minutes', async () => {
    const people = [await registerOn(server.nobody), await registerOn(server.nobody)];
    const [early, late] = [await linkFor(people[0]!.id), await linkFor(people[1]!.id)];
    server.clock.advance(60 * 60_000 - 1);
    await reset(early);
    server.clock.advance(1);
    await expect(reset(late)).rejects.toMatchObject(invalid);
  });

  it('a password link is valid for 14 days if the account has no password yet', async () => {
    const people = [await server.user(), await server.user()];
    const [early, late] = [await linkFor(people[0]!.id), await linkFor(people[1]!.id)];
    server.clock.advance(14 * 86_400_000 - 1);
    await reset(early);
    server.clock.advance(1);
    await expect(reset(late)).rejects.toMatchObject(invalid);
  });

  it('a password link does not work for a deactivated account or after a change of email', async () => {
    const deactivated = await server.user();
    const moved = await registerOn(server.nobody);
    const tokens = [await linkFor(deactivated.id), await linkFor(moved.id)];
    const administrator = await server.administrator();
    await administrator.call('updateUser', {
      params: { userId: deactivated.id },
      body: { is_active: false },
    });
    const { access_token } = await logIn(moved.email_address, 'correct horse');
    const body = { email_address: 'moved@example.org', current_password: 'correct horse' };
    await server.as(access_token).call('updateProfile', { body });
    for (const token of tokens) await expect(reset(token)).rejects.toMatchObject(invalid);
  });

  it('a password link resets the limit of password attempts', async () => {
    const user = await server.user();
    for (let n = 0; n < 10; n++)
      await expect(logIn(user.email_address, 'wrong')).rejects.toMatchObject({ status: 401 });
    await expect(logIn(user.email_address, 'wrong')).rejects.toMatchObject({ status: 429 });
    await reset(await linkFor(user.id));
    expect(await logIn(user.email_address, 'a new password')).toMatchObject({ id: user.id });
  });

  it('a password link is stored only as a hash, and guesses are limited', async () => {
    const user = await server.user();
    const token = await linkFor(user.id);
    const rows = await server.app.db.read.selectFrom('password_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (let n = 0; n < 10; n++) await expect(reset('guessed')).rejects.toMatchObject(invalid);
    await expect(reset('guessed')).rejects.toMatchObject({ status: 429 });
    await reset(token);
  });

  it('a password link requires a password of at least 8 characters', async () => {
    await expect(reset('any', 'short')).rejects.toMatchObject({
      status: 422,
      message: 'Password must be at least 8 characters.',
    });
  });
});
