import {
  copyFile,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileOf } from '../../testing/files.ts';
import { buildRun, decideAll } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { openStoredData } from '../../testing/stored-data.ts';
import { readConfig } from '../config.ts';
import { schemas } from '../db/migrate.ts';
import { openDiskStorage } from '../storage/disk.ts';
import { backUp } from './backup.ts';
import { encryptingSink } from './encryption.ts';
import { databaseName } from './manifest.ts';
import { passphraseOf } from './passphrase.ts';
import { restore } from './restore.ts';
import { sourceOf } from './source.ts';

const passphrase = 'correct horse battery staple';
let server: TestServer;
let folder: string;
let archive: string;
let made: string;
let work: string;
beforeAll(async () => {
  server = await startServer();
  const run = await buildRun(server, { rooms: ['political', 'legal'] });
  await decideAll(run, run.first);
  const params = { simulationId: run.simulation.id };
  await run.facilitator.call('uploadSimulationFile', { params, ...fileOf('brief.txt') });
  made = await mkdtemp(join(tmpdir(), 'vincere-encrypted-'));
  work = await mkdtemp(join(made, 'work-'));
  archive = join(made, 'backup.tar.age');
  await backUp(archive, {
    version: '1.2.3',
    passphrase,
    workFolder: work,
    ...sourceOf(server.app.config, server.app.files),
  });
  // Deriving a key takes seconds on a busy machine.
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(made, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-decrypted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const data = () => join(folder, 'data');
const restored = (file: string, withPassphrase: string | undefined = passphrase) =>
  restore(file, {
    folder: data(),
    schemas,
    passphrase: withPassphrase,
    openFiles: () => openDiskStorage(data()),
    installDatabase: (path) => rename(path, join(data(), databaseName)),
  });
const isUntouched = async () => expect(await readdir(data()).catch(() => [])).toEqual([]);
const copyOf = async (name: string) => {
  const copy = join(folder, name);
  await copyFile(archive, copy);
  return copy;
};

test('an encrypted backup can be restored, and leaves no unencrypted copy', async () => {
  expect(await readdir(work)).toEqual([]);
  const bytes = await readFile(archive);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  for (const word of ['SQLite format', 'manifest.json', 'brief']) expect(bytes.includes(word)).toBe(false);
  await restored(archive);
  expect((await readdir(data())).sort()).toEqual(['files', databaseName]);
  const stored = openStoredData(data());
  expect(await stored.problems()).toEqual([]);
  expect(stored.rows('select id from votes')).toHaveLength(2);
  stored.close();
});

test('an encrypted backup fails with the error of a full disk', async () => {
  const full = await open('/dev/full', 'w');
  const sink = await encryptingSink(full, passphrase);
  const fill = async () => {
    for (let n = 0; n < 100; n += 1) await sink.write(Buffer.alloc(65_536));
    await sink.end();
  };
  await expect(fill()).rejects.toMatchObject({ code: 'ENOSPC' });
  await sink.abort();
  await full.close();
});

test('any program for the age format can decrypt an encrypted backup into a tar archive', async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = Buffer.from(await decrypter.decrypt(await readFile(archive)));
  expect(plain.toString('latin1', 257, 262)).toBe('ustar');
});

test('a restore of an encrypted backup refuses a wrong passphrase and a missing one', async () => {
  await expect(restored(archive, 'correct horse battery stable')).rejects.toThrow(
    /backup\.tar\.age cannot be decrypted: the passphrase is wrong, or the file is damaged$/,
  );
  const target = {
    folder: data(),
    schemas,
    openFiles: () => openDiskStorage(data()),
    installDatabase: () => Promise.resolve(),
  };
  await expect(restore(archive, target)).rejects.toThrow(/is encrypted: give its passphrase in [^\n]*$/);
  await isUntouched();
});

test('a restore refuses an encrypted backup that is truncated anywhere', async () => {
  const { size } = await stat(archive);
  // Truncated in the header, at the end of a 64 KB chunk, and one byte before the end.
  const header = (await readFile(archive)).indexOf('\n--- ') + 49;
  const edge = header + 16 + 65_552;
  for (const length of [40, edge, size - 1]) {
    const cut = await copyOf(`cut-${length}.age`);
    await truncate(cut, length);
    await expect(restored(cut)).rejects.toThrow(/(is damaged or cut short|cannot be decrypted): [^\n]*$/);
    await isUntouched();
  }
});

test('a restore refuses an encrypted backup with a changed byte', async () => {
  const { size } = await stat(archive);
  for (const at of [120, size - 100]) {
    const bad = await copyOf(`bad-${at}.age`);
    const handle = await open(bad, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([byte.readUInt8(0) ^ 1]), 0, 1, at);
    await handle.close();
    await expect(restored(bad)).rejects.toThrow(/(is damaged or cut short|cannot be decrypted): [^\n]*$/);
    await isUntouched();
  }
});

test('the passphrase of a backup comes from a file or the environment, and must be long enough', async () => {
  const environment = { VINCERE_BACKUP_PASSPHRASE: passphrase };
  const config = readConfig(environment);
  expect(await passphraseOf(config, undefined)).toBe(passphrase);
  expect(await passphraseOf(readConfig({}), undefined)).toBeUndefined();
  const file = join(folder, 'passphrase');
  await writeFile(file, 'another long one\nnot this line\n');
  expect(await passphraseOf(config, file)).toBe('another long one');
  await writeFile(file, 'short\n');
  await expect(passphraseOf(config, file)).rejects.toThrow(/must have at least 12 characters$/);
  await expect(passphraseOf(config, join(folder, 'none'))).rejects.toThrow(/cannot be read$/);
  expect(() => readConfig({ VINCERE_BACKUP_PASSPHRASE: 'short' })).toThrow(/at least 12 characters/);
});
