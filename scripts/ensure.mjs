// Plain JavaScript on Node alone: these run before anything is installed, and on a Node that may be too old.
import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.cache', 'vincere');

/** Runs a command in the checkout; ends this process with its status when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) {
    process.stderr.write(`${command} could not be started: ${result.error.message}\n`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function stampOf(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Whether somebody ran `npm ci` or `npm install` since the lock file came to be as it is. */
function isInstalledByHand() {
  const written = join(root, 'node_modules', '.package-lock.json');
  return existsSync(written) && statSync(written).mtimeMs > statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** A change of the lock file is the only reason to install again: every binary in the packages fits every supported Node. */
function hashOfLock(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Installs the dependencies when they are missing, or when the lock file has changed. */
export function ensureInstalled() {
  const wanted = hashOfLock(root);
  const known = stampOf('installed');
  if (known === wanted) return;
  if (known === '' && isInstalledByHand()) return setStamp('installed', wanted);
  process.stdout.write('Installing dependencies (once, about 20 seconds) ...\n');
  run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  setStamp('installed', wanted);
}

/**
 * Installs the packages of `tools/<name>`, which only some commands need, when they are missing or their lock file has
 * changed. Returns the environment in which their commands are on the path.
 */
export function ensureTool(name) {
  const folder = join(root, 'tools', name);
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = hashOfLock(folder);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    process.stderr.write(`Installing tools/${name} (once, a few seconds) ...\n`);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    writeFileSync(stamp, wanted);
  }
  return {
    ...process.env,
    PATH: `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  };
}

/** The arguments that make Node run a TypeScript source. Node 22.18 and newer need none; 22.14 does, and warns. */
export const typeStripping = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Runs a TypeScript source of the checkout; ends this process with its status when it fails. */
export function runSource(path, args, options) {
  run(process.execPath, [...typeStripping, path, ...args], options);
}

/** Builds the web app and the server when a source is newer than the last build, or a package that went into it. */
export function ensureBuilt() {
  const newest = Math.max(...['domain', 'contract', 'server', 'web'].map(newestChange));
  const wanted = `${newest} ${hashOfLock(root)}`;
  const isBuilt = [
    'web/dist/index.html',
    ...['main', 'make-file', 'read-sheets', 'read-package', 'backup', 'restore'].map(
      (name) => `server/dist/${name}.js`,
    ),
  ].every((path) => existsSync(join(root, path)));
  if (isBuilt && stampOf('built') === wanted) return;
  process.stdout.write('Building (about 10 seconds) ...\n');
  run('npm', ['run', '--silent', 'build'], { shell: process.platform === 'win32' });
  setStamp('built', wanted);
}

/**
 * Runs a command of the server as it was built. Only a missing one is built: a server may be running here, from the very
 * files that installing and building would replace.
 */
export async function runBuilt(name) {
  const path = join(root, 'server', 'dist', `${name}.js`);
  if (!existsSync(path)) {
    ensureInstalled();
    ensureBuilt();
  }
  await import(pathToFileURL(path).href);
}

function newestChange(folder) {
  let newest = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['dist', 'node_modules', 'data'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(join(root, path)).mtimeMs);
  }
  return newest;
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the Chromium that tests and measures: the headless shell of the machine's Chromium, which is the same engine
 * without windows, menus and profiles. It leaves the processors to the page: tests take not much more than half of the
 * time, and what a page costs is not measured together with a desktop's browser. Else Chromium itself.
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell)) return headlessShell;
  const chromium = ensureChromium();
  addHeadlessShell();
  return existsSync(headlessShell) ? headlessShell : chromium;
}

/** Adds it in the version of the Chromium that is there, so that no other package changes; tries that once. */
function addHeadlessShell() {
  const query = ['-W', '-f', '${Version}', 'chromium'];
  const version = spawnSync('dpkg-query', query, { encoding: 'utf8' }).stdout;
  if (!version || stampOf('headless-shell') === version || !canInstall()) return;
  setStamp('headless-shell', version);
  process.stdout.write('Installing the headless shell of Chromium (once) ...\n');
  const brief = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const options = {
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', ...brief], options);
  const name = `chromium-headless-shell=${version}`;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...brief, name], options);
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** The path of a Chromium with all its parts; installed from the machine's packages when it is missing. */
function ensureChromium() {
  const found = browsers.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (!canInstall()) {
    process.stderr.write(
      'Chromium is needed for the browser tests: install it (on Debian: apt-get install chromium), or give its path in CHROMIUM_PATH.\n',
    );
    process.exit(1);
  }
  process.stdout.write('Installing Chromium ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
    env,
  });
  return browsers.find((path) => existsSync(path)) ?? process.exit(1);
}
