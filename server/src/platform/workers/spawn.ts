import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { typeStripping } from '../type-stripping.ts';

/** Memory limits of a worker in MB: in total, beyond the memory of an idle Node, and the part for JavaScript objects. */
export type MemoryLimits = { megabytes: number; heapMegabytes: number };

const isSource = import.meta.url.endsWith('.ts');

/**
 * Starts a worker process with limits on its memory and its processor time (`seconds`). Its environment contains no
 * secrets, and it writes no core dump. Linux enforces the limits; other systems only limit the heap.
 */
export async function spawnWorker(
  script: { source: URL; built: string },
  { megabytes, heapMegabytes }: MemoryLimits,
  seconds: number,
): Promise<ChildProcess> {
  const file = isSource ? script.source : new URL(`./${script.built}.js`, import.meta.url);
  const flags = [`--max-old-space-size=${heapMegabytes}`, ...(isSource ? typeStripping : [])];
  const command = [process.execPath, ...flags, fileURLToPath(file)];
  const options: SpawnOptions = {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: environment(),
  };
  if (process.platform !== 'linux') return spawn(command[0] ?? '', command.slice(1), options);
  const kilobytes = (await idleMemory(flags)) + megabytes * 1024;
  const limitScript = 'ulimit -c 0; ulimit -d "$0"; ulimit -t "$1"; shift; exec "$@"';
  return spawn('/bin/sh', ['-c', limitScript, String(kilobytes), String(seconds), ...command], options);
}

function environment(): NodeJS.ProcessEnv {
  const allowedNames = ['PATH', 'TMPDIR', 'TZ', 'LANG'];
  return Object.fromEntries(
    allowedNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

const idleMemoryByFlags = new Map<string, Promise<number>>();

/** Returns the data segment of an idle Node with these flags, in kB. It varies by 500 MB between versions of Node. */
function idleMemory(flags: readonly string[]): Promise<number> {
  const key = flags.join(' ');
  const cachedMemory = idleMemoryByFlags.get(key);
  if (cachedMemory !== undefined) return cachedMemory;
  const measuring = measureIdle(flags);
  idleMemoryByFlags.set(key, measuring);
  measuring.catch(() => idleMemoryByFlags.delete(key));
  return measuring;
}

async function measureIdle(flags: readonly string[]): Promise<number> {
  const print = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))";
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', print], {
    env: environment(),
  });
  const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(stdout) ?? [];
  if (kilobytes === undefined) throw new Error('The memory of an idle process could not be measured');
  return Number(kilobytes);
}
