import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/* Runs a copy of the scripts with a faked `process.versions.node`, to test them on a Node that is too old. */

const root = join(import.meta.dirname, '..');
const remedy = 'install Node 22.14 or newer (24 is recommended) and run the command again';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vincere-old-node-'));
  await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await cp(join(root, 'tools', 'node', name), join(folder, 'tools', 'node', name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns arguments for Node that run a copied script with a faked version and processor architecture. */
function fakeNodeArgs(version: string, script: string, arch: string = process.arch): string[] {
  const preload = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'arch', { value: '${arch}' });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, join(folder, 'scripts', script)];
}

/** Links this Node at the place where npm would install Node 24. Returns the version in that package's package.json. */
async function linkNode(): Promise<string> {
  const text = readFileSync(join(root, 'tools', 'node', 'package.json'), 'utf8');
  const packages = (JSON.parse(text) as { optionalDependencies: Record<string, string> })
    .optionalDependencies;
  const name = `node-${process.platform}-${process.arch}`;
  const version = packages[name] ?? '';
  const installed = join(folder, 'tools', 'node', 'node_modules', name);
  await mkdir(join(installed, 'bin'), { recursive: true });
  await writeFile(join(installed, 'package.json'), JSON.stringify({ version }));
  await symlink(process.execPath, join(installed, 'bin', 'node'));
  return version;
}

const commands = Object.values(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
).flatMap((command) => /^node scripts\/(\S+)/.exec(command)?.[1] ?? []);

describe('a Node that is too old', () => {
  test.each(['start.mjs', 'test.mjs'])(
    'an old Node reports that npm cannot be reached (%s)',
    async (script) => {
      const ran = spawnSync(process.execPath, fakeNodeArgs('20.20.2', script), {
        encoding: 'utf8',
        env: {
          ...process.env,
          // Nothing listens on this port.
          npm_config_registry: 'http://127.0.0.1:9/',
          npm_config_cache: join(folder, 'cache'),
        },
      });
      const [installing, ...laterLines] = ran.stderr.split('\n');
      expect(installing).toMatch(
        /^Node 20\.20\.2 is older than 22\.14: installing Node 24\.\d+\.\d+ from npm into tools\/node \(once, about 10 seconds\) \.\.\.$/,
      );
      expect(laterLines).toEqual([
        `Node 20.20.2 is older than 22.14, and Node 24 could not be installed from npm: ${remedy}`,
        '',
      ]);
      expect(ran).toMatchObject({ status: 1, stdout: '' });
    },
  );

  test.each([...new Set(commands)])('an old Node reports a platform that npm lacks (%s)', (script) => {
    const ran = spawnSync(process.execPath, fakeNodeArgs('18.20.8', script, 'ppc64'), { encoding: 'utf8' });
    expect(ran).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `Node 18.20.8 is older than 22.14, and npm has no Node 24 for ${process.platform}-ppc64: ${remedy}\n`,
    });
  });
});

/* Only on Linux is the name of the Node 24 package known without asking npm. */
describe.runIf(process.platform === 'linux')('once Node 24 is installed, a script on an old Node', () => {
  test('a script on an old Node runs again on Node 24, like its child processes, with the same arguments and exit status', async () => {
    const version = await linkNode();
    await writeFile(
      join(folder, 'scripts', 'probe.mjs'),
      `import './ensure.mjs';
       import { spawnSync } from 'node:child_process';
       const child = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' });
       process.stdout.write(JSON.stringify([process.versions.node, child.stdout.trim(), process.argv[2]]));
       process.exit(3);`,
    );
    const ran = spawnSync(process.execPath, [...fakeNodeArgs('18.20.8', 'probe.mjs'), 'a word'], {
      encoding: 'utf8',
    });
    const { node } = process.versions;
    expect(ran).toMatchObject({
      status: 3,
      stdout: JSON.stringify([node, node, 'a word']),
      stderr: `Node 18.20.8 is older than 22.14: running on Node ${version} from tools/node\n`,
    });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'a script on an old Node forwards %s to the process on Node 24',
    async (signal) => {
      await linkNode();
      await writeFile(
        join(folder, 'scripts', 'probe.mjs'),
        `import './ensure.mjs';
       const keepAlive = setInterval(() => {}, 1_000);
       process.once('${signal}', () => { process.stdout.write('stopped'); clearInterval(keepAlive); });
       process.stdout.write('ready ');`,
      );
      const child = spawn(process.execPath, fakeNodeArgs('20.20.2', 'probe.mjs'), {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed === 'ready ') child.kill(signal);
      });
      const [status] = await once(child, 'close');
      expect([printed, status]).toEqual(['ready stopped', 0]);
    },
  );
});

test.each([
  ['22.14.0', 'runs'],
  ['22.23.3', 'runs'],
  ['24.0.0', 'runs'],
  ['26.10.0', 'runs'],
  ['22.13.1', 'is too old'],
  ['20.20.2', 'is too old'],
  ['18.20.8', 'is too old'],
])('the version check says that Node %s %s', (version, outcome) => {
  const script = `import { isSupported } from ${JSON.stringify(join(root, 'scripts', 'node-version.mjs'))};
    process.stdout.write(isSupported('${version}') ? 'runs' : 'is too old');`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(ran.stdout).toBe(outcome);
});
