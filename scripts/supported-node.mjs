// Must be imported before everything else. If Node is too old, it installs Node 24 from npm into the checkout and runs the
// whole command again on that. No native module has been loaded by then.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSupported, lines, packageFor } from './node-version.mjs';
import { runInstead } from './run-instead.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const version = process.versions.node;
if (!isSupported(version)) {
  const node = await newerNode();
  // npm, npx and every child process run on the first `node` on the path.
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  await runInstead(node, process.argv.slice(1), { env: { ...process.env, PATH } });
}

/** Returns the path of Node 24 in `tools/node`. Installs it if it is missing; exits with a one-line message if that fails. */
async function newerNode() {
  const folder = join(root, 'tools', 'node');
  const versions = readJson(join(folder, 'package.json')).optionalDependencies;
  const name = packageFor(Object.keys(versions), process.platform, process.arch);
  if (name === undefined) end(lines.noPackage(version, process.platform, process.arch));
  const installed = join(folder, 'node_modules', name);
  const node = join(installed, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isInstalled = () =>
    existsSync(node) && readJson(join(installed, 'package.json')).version === versions[name];
  if (isInstalled()) say(lines.switching(version, versions[name]));
  else {
    say(lines.installing(version, versions[name]));
    // In a fresh clone, install the dependencies in parallel. `ensureInstalled` finds them, or tries again.
    const isFresh = existsSync(join(root, 'package-lock.json')) && !existsSync(join(root, 'node_modules'));
    await Promise.all([install(folder), isFresh && install(root)]);
  }
  // On a Linux without glibc the file exists but can't run.
  if (!isInstalled() || spawnSync(node, ['--version']).status !== 0) end(lines.notInstalled(version));
  return node;
}

/** Installs the packages in a folder's lock file, verified by its hashes. Prints nothing and never throws. */
function install(folder) {
  const options = ['--include=optional', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const child = spawn('npm', ['ci', ...options, '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => child.on('error', resolve).on('exit', resolve));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function end(line) {
  say(line);
  process.exit(1);
}
