import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const built = join(root, 'server', 'dist', 'backup.js');
const isFullRun = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isFullRun && !existsSync(built))('a checkout that was built on another machine', () => {
  test.each(['backup', 'restore'])('runs npm run %s without installing or building', async (name) => {
    // There is no stamp of an earlier install or build, and without a package.json neither could run.
    const folder = await mkdtemp(join(tmpdir(), 'vincere-checkout-'));
    try {
      await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
      await symlink(join(root, 'server'), join(folder, 'server'));
      const result = spawnSync(process.execPath, [join(folder, 'scripts', `${name}.mjs`)], {
        encoding: 'utf8',
      });
      expect(result).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `Usage: npm run ${name} -- FILE [--passphrase-file FILE]
`,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
