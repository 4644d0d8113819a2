// Imported before everything else: where Node is too old, runs the whole command again on Node 24, which npm installs
// into the checkout. Nothing native has been loaded by then.
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
  // The first `node` on the path is the one that npm, npx and every child process run on.
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  await runInstead(node, process.argv.slice(1), { env: { ...process.env, PATH } });
}

/** The path of Node 24 in `tools/node`, installed if it is missing. Ends the process with one line if it cannot be. */
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
    // In a fresh clone the dependencies arrive meanwhile; `ensureInstalled` finds them, or tries again.
    const isFresh = existsSync(join(root, 'package-lock.json')) && !existsSync(join(root, 'node_modules'));
    await Promise.all([install(folder), isFresh && install(root)]);
  }
  // A Linux without glibc has the file and cannot run it.
  if (!isInstalled() || spawnSync(node, ['--version']).status !== 0) end(lines.notInstalled(version));
  return node;
}

/** Installs what the lock file of a folder names, verified by its hashes. Prints nothing and never fails. */
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
