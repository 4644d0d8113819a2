import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const built = join(root, 'server', 'dist', 'backup.js');
const isWhole = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isWhole && !existsSync(built))('a checkout that was built elsewhere', () => {
  test.each(['backup', 'restore'])('runs npm run %s as it is, under the server', async (name) => {
    // No stamp tells what was installed and built, and nothing could be: there is no package.json.
    const folder = await mkdtemp(join(tmpdir(), 'vincere-checkout-'));
    try {
      await mkdir(join(folder, 'scripts'));
      for (const script of [`${name}.mjs`, 'ensure.mjs'])
        await copyFile(join(root, 'scripts', script), join(folder, 'scripts', script));
      await symlink(join(root, 'server'), join(folder, 'server'));
      const ran = spawnSync(process.execPath, [join(folder, 'scripts', `${name}.mjs`)], { encoding: 'utf8' });
      expect(ran).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `Usage: npm run ${name} -- FILE [--passphrase-file FILE]\n`,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
