import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { typeStripping } from '../type-stripping.ts';
import { ensureEngine } from './engine.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error('Cannot load\nRequire stack: ...'), { code });
};
const noBinary =
  'better-sqlite3 has no binary for linux-ppc64: compile it with "npx node-gyp rebuild --release --directory ' +
  'node_modules/better-sqlite3", which needs a C++ compiler, make and Python, and start again';

describe('the embedded engine', () => {
  test('the embedded engine loads on this machine', () => {
    expect(() => ensureEngine()).not.toThrow();
  });

  test('the embedded engine refuses a Node that is too old, before the binary is loaded', () => {
    const versions = { node: '20.20.2', napi: '9' };
    expect(() => ensureEngine({ versions, load: failing('loaded') })).toThrow(
      'Node 20.20.2 is too old: install Node 22.14 or newer (24 is recommended) and start again',
    );
  });

  test.each(['MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED'])(
    'the embedded engine reports the remedy on a platform without a binary (%s)',
    (code) => {
      expect(() => ensureEngine({ target: 'linux-ppc64', load: failing(code) })).toThrow(noBinary);
    },
  );

  test('the embedded engine rethrows every other error', () => {
    expect(() => ensureEngine({ load: failing('SQLITE_CORRUPT') })).toThrow('Cannot load');
  });
});

describe.each(['main.ts', 'platform/ops/backup-main.ts', 'platform/ops/restore-main.ts'])('%s', (entry) => {
  /** Runs the program after the module source `fake`, which simulates a faulty machine. */
  const run = async (fake: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-engine-'));
    const preload = `data:text/javascript,${encodeURIComponent(fake)}`;
    const path = fileURLToPath(new URL(`../../${entry}`, import.meta.url));
    try {
      return spawnSync(
        process.execPath,
        [...typeStripping, '--import', preload, path, join(folder, 'file.tar')],
        {
          encoding: 'utf8',
          env: { ...process.env, DATABASE_URL: undefined, VINCERE_DATA: folder },
        },
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  test('a program prints one line on a platform without a binary', async () => {
    const ran = await run(`
      import fs from 'node:fs';
      const exists = fs.existsSync;
      fs.existsSync = (path) => !String(path).includes('prebuilds') && exists(path);`);
    const stderr = `${noBinary.replace('linux-ppc64', `${process.platform}-${process.arch}`)}\n`;
    expect(ran).toMatchObject({ status: 1, stderr });
  });

  test('a program prints one line on a Node that is too old', async () => {
    const ran = await run(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2', napi: '9' } })`,
    );
    expect(ran).toMatchObject({
      status: 1,
      stderr: 'Node 20.20.2 is too old: install Node 22.14 or newer (24 is recommended) and start again\n',
    });
  });
});
