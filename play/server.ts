import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server, and the log-in of its administrator. */
export type Server = {
  origin: string;
  administrator: { email: string; password: string };
  stop(): Promise<void>;
};

/** A server started by `startServer`. It can be stopped and restarted on the same data and at the same address. */
export type StartedServer = Server & {
  /** The data folder. */
  folder: string;
  /** Returns the id of the current process. */
  pid(): number;
  /** Shuts the server down gracefully, like an update. Unlike `stop`, it keeps the data folder. */
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
  const spawnServer = (port: string) =>
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
  let server = spawnServer('0');
  const stop = async () => {
    await endProcess(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const origin = await listeningAddress(server);
    const restart = async () => {
      server = spawnServer(new URL(origin).port);
      await listeningAddress(server);
    };
    return {
      origin,
      administrator,
      folder,
      pid: () => server.pid ?? 0,
      stop,
      shutDown: () => endProcess(server, 'SIGTERM'),
      kill: () => endProcess(server, 'SIGKILL'),
      restart,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function endProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/**
 * Waits for the log line with the server's address and returns the address. Keeps reading the output, so that the server
 * never blocks.
 */
function listeningAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The server did not start:\n${output}`)),
      startSeconds * 1000,
    );
    const read = (chunk: Buffer) => {
      if (output.length < 100_000) output += chunk.toString();
      const address = /listening on (http:\/\/\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended:\n${output}`));
    });
  });
}
