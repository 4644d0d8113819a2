import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { maxFileBytes } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleText } from '../../testing/files.ts';
import { startStore, type TestStore } from '../../testing/s3.ts';
import { readConfig } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';
import type { FileStorage } from './storage.ts';

let store: TestStore;
beforeAll(async () => void (store = await startStore()));
afterAll(() => store.close());

const hourAgo = () => Date.now() - 3_600_000;
const inAnHour = () => Date.now() + 3_600_000;
const openers = {
  'on the disk': openDiskStorage,
  'in a bucket': (folder: string) => {
    const { s3 } = readConfig(store.environment);
    if (s3 === undefined) throw new Error('The settings name no bucket');
    return openS3Storage(s3, folder);
  },
};

describe.each(Object.entries(openers))('files %s', (_, openStorage) => {
  let folder: string;
  let files: FileStorage;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'vincere-storage-'))));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => void (files = await openStorage(folder)));

  const receive = (content: string | Buffer, name = 'plan.txt') =>
    files.receive(name, Readable.from([content]));
  const keep = async (content: string | Buffer) => (await receive(content)).keep();
  const read = async (key: string) => {
    const body = await files.open(key);
    return body && (await buffer(body)).toString();
  };
  const arriving = () => readdir(join(folder, 'files', 'incoming'));

  test('stored files are the same in every process that reads them', async () => {
    const received = await receive(sampleText, '../plan.txt');
    expect(received).toMatchObject({ name: 'plan.txt', size: sampleText.length, contentType: 'text/plain' });
    const key = await received.keep();
    await received.discard();
    expect(await read(key)).toBe(sampleText);
    const other = await openStorage(folder);
    expect(await buffer((await other.open(key)) ?? Readable.from([]))).toEqual(Buffer.from(sampleText));
    expect(await arriving()).toEqual([]);
  });

  test('a stored file can have 20 MB', async () => {
    const content = Buffer.from(randomBytes(maxFileBytes / 2).toString('hex'));
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const body = await files.open(await keep(content));
    expect(sum(await buffer(body ?? Readable.from([])))).toBe(sum(content));
  });

  test('received files are stored only once they are kept', async () => {
    const received = await receive(sampleText);
    expect(await arriving()).toHaveLength(1);
    await received.discard();
    await received.discard();
    expect(await arriving()).toEqual([]);
  });

  test.each([
    ['too large', Buffer.alloc(maxFileBytes + 1, 'a'), 'file.too-large'],
    ['empty', '', 'file.empty'],
    ['of other content', '%PDF-1.7', 'file.bad-content'],
  ])('received files that are %s leave nothing', async (_what, content, code) => {
    await expect(receive(content)).rejects.toMatchObject({ code });
    expect(await arriving()).toEqual([]);
  });

  test('an aborted upload leaves nothing', async () => {
    async function* half() {
      yield Buffer.from('half of ');
      throw new Error('gone');
    }
    await expect(files.receive('half.txt', Readable.from(half()))).rejects.toThrow('broke off');
    expect(await arriving()).toEqual([]);
  });

  test('the storage reports that it has files, so that no restore overwrites them', async () => {
    await keep(sampleText);
    expect(await files.hasFiles()).toBe(true);
  });

  test('stored files can be restored with their keys', async () => {
    const key = await keep(sampleText);
    await files.remove(key);
    await files.put(key, Buffer.from(sampleText));
    expect(await read(key)).toBe(sampleText);
    expect(await arriving()).toEqual([]);
  });

  test('a stored file can be removed twice', async () => {
    const key = await keep(sampleText);
    await files.remove(key);
    expect(await read(key)).toBe(null);
    await files.remove(key);
  });

  test('stored files are accessible only by valid keys', async () => {
    for (const key of ['../vincere.sqlite', 'ab/../../x', '/etc/passwd', 'ab', 'incoming/x', 'owner', '']) {
      await expect(files.open(key)).rejects.toThrow('not the key');
      await expect(Promise.resolve().then(() => files.remove(key))).rejects.toThrow('not the key');
    }
  });

  test('old files without a row are swept, unless they belong to another database', async () => {
    const [named, orphan] = [await keep('named'), await keep('orphan')];
    await writeFile(join(folder, 'files', 'incoming', 'leftover'), 'x');
    expect(await files.sweep(new Set([named]), 'ours', hourAgo())).toBe(true);
    expect(await read(orphan)).toBe('orphan');
    expect(await files.sweep(new Set(), 'theirs', inAnHour())).toBe(false);
    expect(await read(orphan)).toBe('orphan');
    expect(await files.sweep(new Set([named]), 'ours', inAnHour())).toBe(true);
    expect(await read(orphan)).toBe(null);
    expect(await read(named)).toBe('named');
    expect(await arriving()).toEqual([]);
  });

  test('stored files can be swept by several processes at once', async () => {
    const keys = [await keep('one'), await keep('two')];
    const all = await Promise.all(Array.from({ length: 8 }, () => openStorage(folder)));
    const swept = await Promise.all(all.map((storage) => storage.sweep(new Set(), 'ours', inAnHour())));
    expect(swept).toEqual(swept.map(() => true));
    expect(await Promise.all(keys.map(read))).toEqual([null, null]);
  });
});
