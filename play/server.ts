import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type PlayedServer = {
  origin: string;
  administrator: { email: string; password: string };
  stop(): Promise<void>;
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const startSeconds = 30;

/** Starts the built server in a process of its own, on a temporary data folder that goes with it. */
export async function startServer(): Promise<PlayedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-play-'));
  const administrator = { email: 'facilitator@example.org', password: randomBytes(18).toString('base64url') };
  const server = spawn(process.execPath, [join(root, 'server', 'dist', 'main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      VINCERE_DATA: folder,
      VINCERE_ADMIN_EMAIL: administrator.email,
      VINCERE_ADMIN_PASSWORD: administrator.password,
      VINCERE_SAMPLE: 'on',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await listeningAddress(server), administrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the line that tells where the server listens; keeps reading so that it never waits for us. */
function listeningAddress(server: ReturnType<typeof spawn>): Promise<string> {
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
