import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleText, startShelf } from '../testing/files.ts';
import { openDiskStorage } from './disk.ts';
import { sweepFiles } from './sweep.ts';

const { server, admin, simulation, root, uploadTo, keyOf } = await startShelf();
afterAll(() => server.close());

const upload = (fileName: string, content?: string | Uint8Array<ArrayBuffer>) =>
  uploadTo(simulation.id, fileName, content);

describe('stored bytes', () => {
  test('that no row names are swept when they are older than an hour', async () => {
    const { id } = await upload('kept.txt');
    const key = await keyOf(id);
    const folder = join(root, 'ab');
    await mkdir(folder, { recursive: true });
    const old = new Date(Date.now() - 2 * 3_600_000);
    const paths = {
      kept: join(root, key),
      orphan: join(folder, 'ab0-old'),
      young: join(folder, 'ab0-young'),
      leftover: join(root, 'incoming', 'leftover'),
    };
    for (const path of [paths.orphan, paths.young, paths.leftover]) await writeFile(path, 'x');
    for (const path of [paths.kept, paths.orphan, paths.leftover]) await utimes(path, old, old);
    await sweepFiles(server.app);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['ab0-young']));
    expect(await readdir(folder)).not.toContain('ab0-old');
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
    expect(await (await admin.call('downloadFile', { params: { fileId: id } })).text()).toBe(sampleText);
  });

  test('of another database are never swept, however old they are', async () => {
    const orphan = join(root, 'ab', 'ab1-old');
    await writeFile(orphan, 'x');
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(orphan, old, old);
    expect(await server.app.files.sweep(new Set(), 'another database')).toBe(false);
    expect(await readdir(join(root, 'ab'))).toContain('ab1-old');
  });

  test('are swept by several processes that start at once, none of which fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-sweep-'));
    const storages = await Promise.all(Array.from({ length: 8 }, () => openDiskStorage(folder)));
    await Promise.all(storages.map((storage) => storage.sweep(new Set(), 'one database')));
    expect(await storages[0]?.sweep(new Set(), 'one database')).toBe(true);
    await rm(folder, { recursive: true });
  });

  test('can be removed though they are not there, and by their key alone', async () => {
    await server.app.files.remove('ab/0123-4567');
    for (const key of ['../vincere.sqlite', 'ab/../../x', '/etc/passwd', 'ab', 'incoming/x', '']) {
      await expect(server.app.files.open(key)).rejects.toThrow('not the key');
      await expect(Promise.resolve().then(() => server.app.files.remove(key))).rejects.toThrow('not the key');
    }
  });
});
