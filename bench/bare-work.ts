import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from './processes.ts';

export type VoteToCommit = {
  run_id: number;
  scenario_id: number;
  seat_id: number;
  room_name: string;
  decision_chosen_id: number;
  reasoning: string;
  created_at: number;
};

/** What the bare server is to do. */
export type BareWork = {
  status: number;
  /** The headers that the product sent, but for those that Node writes itself. */
  headers: Record<string, string>;
  /** The bytes of the answers' bodies, in turn. */
  bodies: number[];
  /** The event that each request sends to all streams. */
  event?: string;
  /** The votes that each request commits, in the order of their coming, but for what its body says. */
  votes?: {
    database: string;
    commit: 'each' | 'group';
    rows: Omit<VoteToCommit, 'decision_chosen_id' | 'reasoning'>[];
  };
};

export type BareServer = Place & { stop(): Promise<void> };

const script = join(dirname(fileURLToPath(import.meta.url)), 'bare.ts');

export async function startBare(work: BareWork): Promise<BareServer> {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  child.send(work);
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start'))),
  ]);
  return { port, pid: child.pid ?? 0, stop };
}

const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** The headers of an answer, but for those that every Node server writes by itself. */
export function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => !ownHeaders.has(name)));
}

/** An event of the size that the product's have. */
export function frameOf(kind: string, revision: number): string {
  const data = JSON.stringify({ kind, run_id: 1, revision, room_name: null });
  return `id: ${revision}\nevent: ${kind}\ndata: ${data}\n\n`;
}

export const openedFrame = 'event: stream-opened\ndata: {"run_id":1,"revision":0}\n\n';
