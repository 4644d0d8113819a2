// A PostgreSQL server for the time of a test.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './ensure.mjs';

const isRoot = process.getuid?.() === 0;
const howToInstall =
  'PostgreSQL 15 or later is needed: install it (on Debian: apt-get install postgresql), or give the address of a server in DATABASE_URL.';

/** The folder of initdb and pg_ctl, on the path or where Debian keeps them; null where there is none. */
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

/** The server's programs refuse to run as root; then they run as the user that the package made. */
function asServer(command, args) {
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

/** The PostgreSQL server at DATABASE_URL, or one started here. Throws with one line when there is none to be had. */
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
  if (asServer(`${binaries}initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']).status !== 0)
    throw new Error('The PostgreSQL of the tests could not be made');
  // Tests need no durability across a power cut; without it they don't wait for the disk.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`;
  const log = join(folder, 'log');
  const started = asServer(`${binaries}pg_ctl`, ['-D', data, '-o', options, '-l', log, '-w', 'start']);
  const stop = () => {
    asServer(`${binaries}pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  if (started.status !== 0) {
    stop();
    throw new Error('The PostgreSQL of the tests did not start');
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
