import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildRun } from '../../../testing/runs.ts';
import { startServer } from '../../../testing/server.ts';
import { openSqlite } from '../sqlite.ts';
import { up } from './0051-account-keys.ts';

test('the upgrade recomputes the keys of accounts, unless another account has or would get the same key', async () => {
  const server = await startServer();
  // The keys of these accounts are their addresses in lower case, as earlier versions computed them.
  const hal = await server.user({ email_address: 'Hal@Exämple.org' });
  const ada = await server.user({ email_address: 'Ada@example.org' });
  const first = await server.user({ email_address: 'ben@exämple.org' });
  const second = await server.user({ email_address: 'ben@xn--exmple-cua.org' });
  const third = await server.user({ email_address: 'cy@example.org;' });
  const fourth = await server.user({ email_address: 'cy@example.org,' });
  const run = await buildRun(server, { rooms: ['legal'] });
  await run.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
  const guest = await server.nobody.call('joinAsGuest', {
    body: { access_code: run.access_code, name: 'Greta' },
  });
  const keysOf = async (...ids: readonly number[]) => {
    const rows = await server.app.db.read
      .selectFrom('users')
      .select(['id', 'email_key', 'username_key'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map(({ email_key, username_key }) => [email_key, username_key]);
  };
  const link = { user_id: hal.id, token_hash: 'hash', email_key: 'hal@exämple.org', expires_at: 0 };
  const untouched = [ada.id, first.id, second.id, third.id, fourth.id, guest.id];
  const keysBefore = await keysOf(...untouched);
  const warnings: string[] = [];
  await server.app.systemChange(async ({ tx }) => {
    await tx.insertInto('email_links').values(link).execute();
    await up(tx as never, (message) => warnings.push(message));
  });
  expect(await keysOf(hal.id)).toEqual([['hal@xn--exmple-cua.org', 'hal@xn--exmple-cua.org']]);
  expect(await keysOf(...untouched)).toEqual(keysBefore);
  const links = await server.app.db.read.selectFrom('email_links').select('email_key').execute();
  expect(links).toEqual([{ email_key: 'hal@xn--exmple-cua.org' }]);
  expect(warnings).toEqual([
    expect.stringMatching(new RegExp(`^[^@]+: ${first.id}, ${third.id}, ${fourth.id}$`)),
  ]);
  await server.close();
});

test('only the start that upgrades warns of accounts that keep their old keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-keys-'));
  const warnings: string[] = [];
  const open = () => openSqlite(folder, undefined, (message) => warnings.push(message));
  try {
    const db = await open();
    await db.change(async ({ tx }) => {
      for (const email of ['ben@exämple.org', 'ben@xn--exmple-cua.org'])
        await sql`
          insert into users (first_name, last_name, name_key, email_address, email_key, username, username_key, bio, settings,
            is_admin, is_active, has_completed_questionnaire, created_at)
          values ('Ben', 'Bell', 'ben bell', ${email}, ${email}, ${email}, ${email}, '', '{}', 0, 1, 0, 0)`.execute(
          tx,
        );
      // Undoes the migrations after this one, too.
      for (const column of ['has_begun', 'is_outcome_shown'])
        await sql`alter table visits drop column ${sql.ref(column)}`.execute(tx);
      await sql`delete from kysely_migration where name >= '0051-account-keys'`.execute(tx);
    });
    await db.close();
    for (let start = 1; start <= 2; start++) await (await open()).close();
    expect(warnings).toEqual([expect.stringMatching(/: 1$/)]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
