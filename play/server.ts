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

/** One of ours, which can also die and come back: on the same data and at the same address. */
export type StartedServer = PlayedServer & {
  /** Its data folder. */
  folder: string;
  /** The id of its process, as it is now. */
  pid(): number;
  /** Ends it politely, as an update does; `stop` also takes the data folder away. */
  rest(): Promise<void>;
  /** Ends it as a power cut would. */
  die(): Promise<void>;
  /** Starts it again after that. */
  comeBack(): Promise<void>;
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const startSeconds = 30;

/**
 * Starts the built server in a process of its own, on a temporary data folder that goes with it, or on what `environment`
 * says.
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
    const comeBack = async () => {
      server = startAt(new URL(origin).port);
      await listeningAddress(server);
    };
    return {
      origin,
      administrator,
      folder,
      pid: () => server.pid ?? 0,
      stop,
      rest: () => end(server, 'SIGTERM'),
      die: () => end(server, 'SIGKILL'),
      comeBack,
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

/** Waits for the line that tells where the server listens; keeps reading so that it never waits for us. */
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
