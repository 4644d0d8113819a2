// Starts a temporary PostgreSQL server for tests.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './ensure.mjs';

const isRoot = process.getuid?.() === 0;
const howToInstall =
  'PostgreSQL 15 or later is needed: install it (on Debian: apt-get install postgresql), or set DATABASE_URL to the URL of a server.';

/** Returns the folder of initdb and pg_ctl: '' if they are on the path, Debian's folder, or null if there is none. */
function findBinaries() {
  if (spawnSync('initdb', ['--version']).status === 0) return '';
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const [newest] = readdirSync(versions)
    .filter((version) => existsSync(join(versions, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : `${join(versions, newest, 'bin')}/`;
}

function install() {
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (!isRoot || !hasApt) throw new Error(howToInstall);
  process.stdout.write('Installing PostgreSQL ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { env });
}

/** Runs a program of the server. These refuse to run as root, so root runs them as the user that the package created. */
function runServerProgram(command, args) {
  const quoted = [command, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return isRoot
    ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', quoted], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Returns the server at DATABASE_URL, or starts one. `stop` stops and deletes a started one. Throws an error with a one-line
 * message if that is impossible.
 */
export async function startPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => {} };
  if (findBinaries() === null) install();
  const binaries = findBinaries();
  if (binaries === null) throw new Error(howToInstall);
  const folder = mkdtempSync(join(tmpdir(), 'vincere-postgres-'));
  if (isRoot) {
    const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
    chownSync(folder, Number(stdout), -1);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  if (
    runServerProgram(`${binaries}initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'])
      .status !== 0
  )
    throw new Error('The PostgreSQL server for the tests could not be created');
  // Tests need not survive a power cut. Without fsync they don't wait for the disk.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`;
  const log = join(folder, 'log');
  const started = runServerProgram(`${binaries}pg_ctl`, [
    '-D',
    data,
    '-o',
    options,
    '-l',
    log,
    '-w',
    'start',
  ]);
  const stop = () => {
    runServerProgram(`${binaries}pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  if (started.status !== 0) {
    stop();
    throw new Error('The PostgreSQL server for the tests did not start');
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
