import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typeStripping } from '../server/src/platform/type-stripping.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, 'server', 'dist', 'backup.js');
const isFullRun = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isFullRun && !existsSync(built))('a checkout that was built on another machine', () => {
  test.each(['backup', 'restore'])(
    'a checkout built elsewhere runs npm run %s without building',
    async (name) => {
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
          stderr: `The file is missing. Type: npm run ${name} -- monday.tar
Usage: npm run ${name} -- FILE [--passphrase-file FILE]
`,
        });
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );
});

/* The npm of this test is a shell script. */
test.skipIf(process.platform === 'win32')(
  'a command builds only what is missing or has changed, also after a build that failed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vincere-checkout-'));
    const npm = join(folder, 'bin', 'npm');
    const answerWith = (lines: string) => writeFile(npm, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    const ensure = () => {
      const { stdout, status } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', "(await import('./scripts/ensure.mjs')).ensureBuilt()"],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
        },
      );
      return { status, hasBuilt: stdout.includes('Building') };
    };
    try {
      await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
      for (const name of ['bin', 'domain', 'contract', 'languages', 'server', 'web'])
        await mkdir(join(folder, name));
      await writeFile(join(folder, 'package-lock.json'), '{}');
      await writeFile(join(folder, 'web', 'page.ts'), '');
      await answerWith('exit 3');
      expect(ensure()).toEqual({ status: 3, hasBuilt: true });
      await answerWith('mkdir -p web/dist server/dist');
      expect(ensure()).toEqual({ status: 0, hasBuilt: true });
      expect(ensure()).toEqual({ status: 0, hasBuilt: false });
      await utimes(join(folder, 'web', 'page.ts'), new Date(), new Date(Date.now() + 60_000));
      expect(ensure()).toEqual({ status: 0, hasBuilt: true });
      await rm(join(folder, 'web', 'dist'), { recursive: true });
      expect(ensure()).toEqual({ status: 0, hasBuilt: true });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test.each([
  ['play/main.ts', ['--participants', 'many'], '--participants must be a whole number from 1'],
  ['play/main.ts', ['--url', 'nowhere'], 'Invalid URL'],
  ['bench/main.ts', ['--people', '0'], '--people must be a whole number from 1'],
  ['bench/main.ts', ['--fast'], "Unknown option '--fast'"],
  ['fuzz/main.ts', ['--requests', 'all'], '--requests must be a whole number from 1'],
  ['fuzz/main.ts', ['100'], "Unexpected argument '100'"],
  ['faults/main.ts', ['--only', 'flood'], 'Unknown fault: flood'],
  ['e2e/burst.ts', ['--people', 'many'], '--people must be a whole number from 1'],
  ['e2e/burst.ts', ['100'], "Unexpected argument '100'"],
  ['e2e/scroll.ts', ['10'], "Unexpected argument '10'"],
  ['tools/lighthouse/main.ts', ['nowhere'], "No page is called 'nowhere'"],
])('the command %s %j says what is wrong and how to use it', (path, args, problem) => {
  const env = {
    ...process.env,
    VINCERE_ADMIN_EMAIL: 'a@example.org',
    VINCERE_ADMIN_PASSWORD: 'long-password',
  };
  const result = spawnSync(process.execPath, [...typeStripping, path, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(result).toMatchObject({ status: 1, stdout: '' });
  expect(result.stderr.startsWith(problem)).toBe(true);
  expect(result.stderr).toMatch(/\n\nUsage: npm run [\w:]+(?: -- \[.+)?\n/);
  expect(result.stderr).not.toContain('    at ');
});

test.each([
  [
    'start',
    ['--port', '3001'],
    "Unexpected argument '--port': this command takes none. Set PORT, HOST or another variable of docs/deploy.md, for example: PORT=3001 npm start",
  ],
  ['start', ['3001'], "Unexpected argument '3001'"],
  ['dev', ['--host'], "Unexpected argument '--host': this command takes none. Set PORT"],
  ['build', ['web'], "Unexpected argument 'web': this command takes none"],
  ['check', ['--fix'], "Unexpected argument '--fix'"],
  ['docs', ['--check'], "Unexpected argument '--check'"],
  ['guide-pictures', ['de'], "Unexpected argument 'de'"],
  ['test', ['--foo'], 'Unknown option `--foo`'],
  ['test', ['-t'], 'option `-t, --testNamePattern <pattern>` value is missing'],
])('the command scripts/%s.mjs %j answers with one line', (name, args, problem) => {
  const result = spawnSync(process.execPath, [join('scripts', `${name}.mjs`), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(result).toMatchObject({ status: 1, stdout: '' });
  expect(result.stderr.startsWith(problem)).toBe(true);
  expect(result.stderr).toMatch(/^[^\n]+\n$/);
});
