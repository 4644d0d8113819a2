import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerProcess } from './processes.ts';

export type VoteToCommit = {
  run_id: number;
  scenario_id: number;
  seat_id: number;
  room_name: string;
  decision_chosen_id: number;
  reasoning: string;
  created_at: number;
};

/** The instructions that the bare server gets from its parent process. */
export type BareWork = {
  status: number;
  /** The response headers of the product, without those that Node adds itself. */
  headers: Record<string, string>;
  /** The body sizes of the responses in bytes, in order; repeated when they run out. */
  bodies: number[];
  /** The kind of event that each request sends to all streams. */
  event?: string;
  /** The votes to commit, one per request in order of arrival. The request body adds the decision and the reasoning. */
  votes?: {
    database: string;
    commit: 'each' | 'group';
    rows: Omit<VoteToCommit, 'decision_chosen_id' | 'reasoning'>[];
  };
};

export type BareServer = ServerProcess & { stop(): Promise<void> };

const script = join(dirname(fileURLToPath(import.meta.url)), 'bare.ts');

/** Starts the bare server in a child process and waits until it listens. */
export async function startBare(work: BareWork): Promise<BareServer> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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

const nodeHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Parses the headers of a response, without those that every Node server adds itself. */
export function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => !nodeHeaders.has(name)));
}

/** Formats an event of the same size as the product's. */
export function formatEvent(kind: string, revision: number): string {
  const data = JSON.stringify({ kind, run_id: 1, revision, room_name: null });
  return `id: ${revision}\nevent: ${kind}\ndata: ${data}\n\n`;
}

export const openedEvent = 'event: stream-opened\ndata: {"run_id":1,"revision":0}\n\n';
