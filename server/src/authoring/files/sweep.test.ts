import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleText, startServerWithFiles } from '../../testing/files.ts';
import { sweepFiles } from './sweep.ts';

const { server, admin, simulation, uploadTo, keyOf } = await startServerWithFiles('on-disk');
const root = join(server.app.config.dataFolder, 'files');
afterAll(() => server.close());

describe('stored bytes', () => {
  test('stored bytes without a row are removed; if other processes may run, only those older than an hour', async () => {
    const { id } = await uploadTo(simulation.id, 'kept.txt');
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
    const orphans = (await readdir(folder)).filter((name) => name.startsWith('ab0'));
    expect(orphans).toEqual(server.app.db.engine === 'sqlite' ? [] : ['ab0-young']);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
    expect(await (await admin.call('downloadFile', { params: { fileId: id } })).text()).toBe(sampleText);
  });
});
