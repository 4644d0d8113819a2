import { pageSize } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let administrator: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  administrator = await server.administrator();
});
afterAll(() => server.close());

const update = (by: BuiltUser, userId: number, body: { is_admin?: boolean; is_active?: boolean }) =>
  by.call('updateUser', { params: { userId }, body });

describe('the list of people', () => {
  const search = async (text: string) => {
    const { users } = await administrator.call('listUsers', { query: { search: text } });
    return users.map((user) => `${user.first_name} ${user.last_name}`);
  };

  it('the list of people can be searched by name, email and username, ignoring case and without wildcards', async () => {
    await server.user({ first_name: 'Élodie', last_name: 'Öst', email_address: 'el_1@example.org' });
    await server.user({ first_name: 'Elo', last_name: '100%', email_address: 'elx1@example.org' });
    expect(await search('élodie ö')).toEqual(['Élodie Öst']);
    expect(await search('EL_1@')).toEqual(['Élodie Öst']);
    expect(await search('100%')).toEqual(['Elo 100%']);
    expect(await search(' ELX1 ')).toEqual(['Elo 100%']);
    expect(await search('no such person')).toEqual([]);
    expect(await search("'; drop table users; --\\")).toEqual([]);
  });

  it('the list of people is paged and sorted by name', async () => {
    for (let n = 0; n < pageSize + 5; n++)
      await server.user({ first_name: 'Paged', last_name: String(n).padStart(3, '0') });
    const page = (n: number) => administrator.call('listUsers', { query: { search: 'paged', page: n } });
    const first = await page(1);
    const second = await page(2);
    expect(first).toMatchObject({ total: pageSize + 5, page: 1, page_size: pageSize });
    expect([...first.users, ...second.users].map((user) => user.last_name)).toEqual(
      Array.from({ length: pageSize + 5 }, (_, n) => String(n).padStart(3, '0')),
    );
    expect((await page(3)).users).toEqual([]);
  });

  it('the list of people shows rights and status, but no password', async () => {
    const { users } = await administrator.call('listUsers', {
      query: { search: administrator.email_address },
    });
    expect(users).toMatchObject([{ id: administrator.id, is_admin: true, is_active: true }]);
    expect(JSON.stringify(users)).not.toContain('password');
  });

  it('the list of people is for administrators only', async () => {
    const user = await server.user();
    const params = { userId: administrator.id };
    const refused = { status: 403, code: 'session.administrators-only' };
    await expect(user.call('listUsers')).rejects.toMatchObject(refused);
    await expect(update(user, user.id, { is_admin: true })).rejects.toMatchObject(refused);
    await expect(user.call('createResetLink', { params })).rejects.toMatchObject(refused);
    await expect(server.nobody.call('listUsers')).rejects.toMatchObject({ status: 401 });
  });
});

describe('the rights of a person', () => {
  it('the right to administer can be granted and revoked, with immediate effect on open sessions', async () => {
    const user = await server.user();
    expect(await update(administrator, user.id, { is_admin: true })).toMatchObject({
      is_admin: true,
      is_active: true,
    });
    await user.call('listUsers');
    expect(await update(administrator, user.id, { is_admin: false })).toMatchObject({ is_admin: false });
    await expect(user.call('listUsers')).rejects.toMatchObject({ status: 403 });
    await user.call('getProfile');
  });

  it('the right to log in ends with deactivation, like the sessions, and can be restored', async () => {
    const user = await server.user();
    expect(await update(administrator, user.id, { is_active: false })).toMatchObject({ is_active: false });
    await expect(user.call('getProfile')).rejects.toMatchObject({ status: 401, code: 'session.expired' });
    const params = { userId: user.id };
    await expect(administrator.call('createResetLink', { params })).rejects.toMatchObject({
      status: 403,
      code: 'account.deactivated',
    });
    expect(await update(administrator, user.id, { is_active: true })).toMatchObject({ is_active: true });
    await expect(user.call('getProfile')).rejects.toMatchObject({ status: 401 });
    expect((await administrator.call('createResetLink', { params })).url).toContain('/reset-password?token=');
  });

  it('the rights of a person do not change if they are omitted', async () => {
    const user = await server.user();
    expect(await update(administrator, user.id, {})).toMatchObject({ is_admin: false, is_active: true });
  });

  it('the rights of an unknown person cannot be changed', async () => {
    const unknown = { status: 404, code: 'account.unknown' };
    await expect(update(administrator, 987_654, { is_active: false })).rejects.toMatchObject(unknown);
    const params = { userId: 987_654 };
    await expect(administrator.call('createResetLink', { params })).rejects.toMatchObject(unknown);
  });

  it('the right to administer cannot be revoked from the last active administrator', async () => {
    const last = { status: 409, message: 'The last administrator cannot be removed' };
    const inactive = await server.administrator();
    await update(administrator, inactive.id, { is_active: false });
    await expect(update(administrator, administrator.id, { is_admin: false })).rejects.toMatchObject(last);
    await expect(update(administrator, administrator.id, { is_active: false })).rejects.toMatchObject(last);
    await administrator.call('listUsers');
  });

  it('the right to administer stays with one of two administrators who demote each other at once', async () => {
    for (const body of [{ is_admin: false }, { is_active: false }]) {
      const [one, other] = [await server.administrator(), await server.administrator()];
      // Only these two administrators remain.
      await update(one, administrator.id, { is_admin: false });
      const outcomes = await Promise.allSettled([update(one, other.id, body), update(other, one.id, body)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { left } = await server.app.db.read
        .selectFrom('users')
        .select((eb) => eb.fn.countAll<number>().as('left'))
        .where('is_admin', '=', 1)
        .where('is_active', '=', 1)
        .executeTakeFirstOrThrow();
      expect(left).toBe(1);
      administrator = outcomes[0].status === 'fulfilled' ? one : other;
    }
  });
});

describe('a reset link', () => {
  const make = (by: BuiltUser, userId: number) => by.call('createResetLink', { params: { userId } });
  const refused = { status: 403, code: 'account.administrator-reset' };

  it('a reset link for another administrator is refused by default', async () => {
    const other = await server.administrator();
    await expect(make(administrator, other.id)).rejects.toMatchObject(refused);
    const { admin_reset_links } = await administrator.call('listUsers');
    expect(admin_reset_links).toBe(false);
  });

  it('a reset link is created for a participant', async () => {
    const { id } = await server.user();
    expect((await make(administrator, id)).url).toContain('/reset-password?token=');
  });

  it('with VINCERE_ADMIN_RESET_LINKS=on, a reset link is created for another administrator, but never for the caller', async () => {
    const open = await startServer({ VINCERE_ADMIN_RESET_LINKS: 'on' });
    try {
      const [one, other] = [await open.administrator(), await open.administrator()];
      expect((await make(one, other.id)).url).toContain('/reset-password?token=');
      await expect(make(one, one.id)).rejects.toMatchObject({ status: 403, code: 'account.own-reset' });
      expect(await one.call('listUsers')).toMatchObject({ admin_reset_links: true });
    } finally {
      await open.close();
    }
  });
});

it('a reset link is deleted when the person becomes an administrator', async () => {
  const person = await server.user();
  const { url } = await administrator.call('createResetLink', { params: { userId: person.id } });
  await update(administrator, person.id, { is_admin: true });
  const token = new URL(url).searchParams.get('token') ?? '';
  await expect(
    server.nobody.call('resetPassword', { body: { token, password: 'another horse' } }),
  ).rejects.toMatchObject({ status: 409, code: 'account.link-invalid' });
});
