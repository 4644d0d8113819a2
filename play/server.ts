import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type PlayedServer = {
  origin: string;
  administrator: { email: string; password: string };
  stop(): Promise<void>;
};

/** A server started by `startServer`. It can be stopped and restarted on the same data and at the same address. */
export type StartedServer = PlayedServer & {
  /** The data folder. */
  folder: string;
  /** Returns the id of the current process. */
  pid(): number;
  /** Shuts the server down gracefully, like an update. `stop` also deletes the data folder. */
  shutDown(): Promise<void>;
  /** Kills the server, like a power cut. */
  kill(): Promise<void>;
  /** Starts the server again after `shutDown` or `kill`. */
  restart(): Promise<void>;
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const startSeconds = 30;

/**
 * Starts the built server in a child process, on a temporary data folder that `stop` deletes. `environment` overrides the
 * default settings.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-play-'));
  const administrator = { email: 'facilitator@example.org', password: randomBytes(18).toString('base64url') };
  const startAt = (port: string) =>
    spawn(process.execPath, [join(root, 'server', 'dist', 'main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        VINCERE_DATA: folder,
        VINCERE_ADMIN_EMAIL: administrator.email,
        VINCERE_ADMIN_PASSWORD: administrator.password,
        VINCERE_SAMPLE: 'on',
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
  let server = startAt('0');
  const stop = async () => {
    await end(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const origin = await listeningAddress(server);
    const restart = async () => {
      server = startAt(new URL(origin).port);
      await listeningAddress(server);
    };
    return {
      origin,
      administrator,
      folder,
      pid: () => server.pid ?? 0,
      stop,
      shutDown: () => end(server, 'SIGTERM'),
      kill: () => end(server, 'SIGKILL'),
      restart,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Waits for the log line with the address of the server. Keeps reading the output, so that the server never blocks. */
function listeningAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(
      () => reject(new Error(`The server did not start:\n${printed}`)),
      startSeconds * 1000,
    );
    const read = (chunk: Buffer) => {
      if (printed.length < 100_000) printed += chunk.toString();
      const address = /listening on (http:\/\/\S+)/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended:\n${printed}`));
    });
  });
}
