import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix, calls, createClient } from '@vincere/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPostgres, type PreparedDatabase, prepareDatabase } from '../../testing/database.ts';
import { runCommand, type ServerProcess, startProcess } from '../../testing/process.ts';

/* Backs up a server, changes its data and restores the backup with the commands, as an operator does. */

const administrator = { VINCERE_ADMIN_EMAIL: 'admin@example.org', VINCERE_ADMIN_PASSWORD: 'a-long-passw0rd' };
const url = process.env['DATABASE_URL'] ?? '';

let folder: string;
let databases: PreparedDatabase[];
let running: ServerProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-restored-'));
  databases = [await prepareDatabase(folder)];
  if (url !== '') databases.push(await createPostgres(url));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.kill();
  for (const database of databases) await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>) {
  const server = await startProcess({ ...environment, ...administrator });
  running.push(server);
  const as = (token: string | null) =>
    createClient({ base: server.origin + apiPrefix, routes: calls, token: () => token });
  return { server, as };
}

// Starts five processes one after the other, which is slow on a busy machine.
test('a restore ends every session and prints the date of the passwords and rights', async () => {
  const before = { VINCERE_DATA: folder, ...databases[0]?.environment };
  const first = await start(before);
  const body = {
    username: administrator.VINCERE_ADMIN_EMAIL,
    password: administrator.VINCERE_ADMIN_PASSWORD,
  };
  const session = await first.as(null).call('logIn', { body });
  await first.as(session.access_token).call('getProfile');

  const archive = join(folder, 'backup.tar.age');
  const passphrase = join(folder, 'passphrase');
  await writeFile(passphrase, 'correct horse battery staple\n');
  const backup = await runCommand('backup', [archive, '--passphrase-file', passphrase], before);
  expect(backup).toEqual({
    code: 0,
    errorLines: [],
    output: `Backed up 0 runs, 0 votes and 0 files to ${archive}, encrypted with the passphrase\n`,
  });
  await first.server.stop();

  const data = join(folder, 'elsewhere');
  const after = { VINCERE_DATA: data, ...(databases[1]?.environment ?? { DATABASE_URL: '' }) };
  const wrong = { ...after, VINCERE_BACKUP_PASSPHRASE: 'this is a wrong one' };
  const refused = await runCommand('restore', [archive], wrong);
  expect(refused).toMatchObject({ code: 1, output: '' });
  // The database of the tests is not durable, so a warning precedes the output.
  expect(refused.errorLines.filter((line) => !line.startsWith('PostgreSQL runs with'))).toEqual([
    expect.stringMatching(/backup\.tar\.age cannot be decrypted: the passphrase is wrong/),
  ]);
  const restored = await runCommand('restore', [archive, '--passphrase-file', passphrase], after);
  expect(restored.code).toBe(0);
  const lines = restored.output.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^Restored 0 runs, 0 votes and 0 files to .*elsewhere$/),
    'All sessions, password links and invitation links have ended: everyone logs in again, and invitations have to be sent again.',
    expect.stringMatching(
      /^Passwords, rights and deactivations are those of 20\d\d-[^,]*Z, when the backup was made/,
    ),
    '  1 accounts are active, 0 are deactivated',
    '  active administrators: admin@example.org',
  ]);

  const second = await start(after);
  await expect(second.as(session.access_token).call('getProfile')).rejects.toMatchObject({ status: 401 });
  const refresh = () => second.as(session.refresh_token).call('refreshSession');
  await expect(refresh()).rejects.toMatchObject({ status: 401 });
  await second.as(null).call('logIn', { body });
}, 120_000);
