// The scripts are plain JavaScript without packages: they run before anything is installed, and on a Node that may be too old.
import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.cache', 'vincere');

/** Runs a command in the checkout. If it fails, exits with its status. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) {
    process.stderr.write(`${command} could not be started: ${result.error.message}\n`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Exits with one line if the command has arguments, which would have no effect. The line for a command that starts the server,
 * such as `npm start`, names the variables that have one.
 */
export function refuseArguments(serverCommand) {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  const settings = serverCommand
    ? `. Set PORT, HOST or another variable of docs/deploy.md, for example: PORT=3001 ${serverCommand}`
    : '';
  process.stderr.write(`Unexpected argument '${argument}': this command takes none${settings}\n`);
  process.exit(1);
}

function stampOf(name) {
  const path = join(stamps, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Returns whether somebody ran `npm ci` or `npm install` after the last change of the lock file. */
function isInstalledByHand() {
  const written = join(root, 'node_modules', '.package-lock.json');
  return existsSync(written) && statSync(written).mtimeMs > statSync(join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Returns the hash of a folder's lock file. Only a change of it requires a new installation, because every binary in the
 * packages works with every supported Node.
 */
function hashOfLock(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Installs the dependencies if they are missing or the lock file has changed. */
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
 * Installs the packages of `tools/<name>`, which only some commands need, if they are missing or their lock file has changed.
 * Returns an environment with their commands on the path.
 */
export function ensureTool(name) {
  const folder = join(root, 'tools', name);
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = hashOfLock(folder);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    process.stderr.write(`Installing tools/${name} (once, a few seconds) ...\n`);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
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

/** The arguments with which Node 22.14 runs TypeScript sources without a warning. Node 22.18 and newer need none. */
export const typeStripping = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Runs a TypeScript source of the checkout. If it fails, exits with its status. */
export function runSource(path, args, options) {
  run(process.execPath, [...typeStripping, path, ...args], options);
}

/** Returns what changes whenever a source or the lock file changes. */
function stateOfSources() {
  const newest = Math.max(...['domain', 'contract', 'languages', 'server', 'web'].map(newestChange));
  return `${newest} ${hashOfLock(root)}`;
}

/** Builds the web app and the server. */
export function build() {
  const state = stateOfSources();
  // A build that is stopped leaves some files only.
  setStamp('built', '');
  for (const workspace of ['web', 'server'])
    run('npm', ['run', '--silent', 'build', '-w', `@vincere/${workspace}`], {
      shell: process.platform === 'win32',
    });
  setStamp('built', state);
}

/** Builds the web app and the server if a source or the lock file has changed since the last build. */
export function ensureBuilt() {
  const isThere = ['web', 'server'].every((folder) => existsSync(join(root, folder, 'dist')));
  if (isThere && stampOf('built') === stateOfSources()) return;
  process.stdout.write('Building (about 10 seconds) ...\n');
  build();
}

/**
 * Runs a built command of the server. Builds only if it is missing: a server may be running from the same files, which
 * installing and building would replace.
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
 * Returns the path of the browser for tests and measurements: the headless shell of the machine's Chromium, else Chromium
 * itself. The headless shell is the same engine without windows, menus and profiles. It leaves the processors to the page:
 * tests take little more than half of the time, and measurements don't include the cost of a desktop browser.
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell)) return headlessShell;
  const chromium = ensureChromium();
  addHeadlessShell();
  return existsSync(headlessShell) ? headlessShell : chromium;
}

/** Installs the headless shell in the version of the installed Chromium, so that no other package changes. Tries only once. */
function addHeadlessShell() {
  const query = ['-W', '-f', '${Version}', 'chromium'];
  const version = spawnSync('dpkg-query', query, { encoding: 'utf8' }).stdout;
  if (!version || stampOf('headless-shell') === version || !canInstall()) return;
  setStamp('headless-shell', version);
  process.stdout.write('Installing the headless shell of Chromium (once) ...\n');
  const shortTimeouts = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const options = {
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', ...shortTimeouts], options);
  const name = `chromium-headless-shell=${version}`;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...shortTimeouts, name], options);
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Returns the path of a full Chromium. Installs it from the machine's packages if it is missing. */
function ensureChromium() {
  const found = browsers.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (!canInstall()) {
    process.stderr.write(
      'Chromium is needed for the browser tests: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to its path.\n',
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
