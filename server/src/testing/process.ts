import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeStripping } from '../platform/type-stripping.ts';

export type ServerProcess = {
  origin: string;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Shuts the process down and returns its exit code. */
  stop(): Promise<number | null>;
  output(): string;
};

const server = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Uses the server that `npm test` has built, if any: it starts three times as fast as the sources. */
const main =
  process.env['SERVER_IS_BUILT'] === undefined
    ? [...typeStripping, join(server, 'src', 'main.ts')]
    : [join(server, 'dist', 'main.js')];

/** Runs the backup or restore command to its end. Returns its standard output, and its error output as non-empty lines. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string; errorLines: string[] }> {
  const program = main.map((part) =>
    part
      .replace(/src\/main\.ts$/, `src/platform/ops/${name}-main.ts`)
      .replace(/dist\/main\.js$/, `dist/${name}.js`),
  );
  const child = spawn(process.execPath, [...program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errorLines: errorOutput.split('\n').filter((line) => line !== '') };
}

/** Starts the server in a separate process. Rejects with its output if it exits before it listens. */
export function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, main, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      VINCERE_SAMPLE: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /listening on (http:\/\/\S+)/.exec(printed)?.[1];
      if (origin !== undefined)
        resolve({
          origin,
          kill: async () => void (await end('SIGKILL')),
          stop: () => end('SIGTERM'),
          output: () => printed,
        });
    };
    readOutput(child, read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}

function readOutput(child: ChildProcess, read: (chunk: Buffer) => void): void {
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
}
