import type { CallName, RunEventKind } from '@vincere/contract';
import { useEffect, useState } from 'react';
import { queryClient, refreshSession } from './api.ts';
import { getSession } from './session.ts';

type LiveEvent = { kind: RunEventKind; run_id: number; revision: number; room_name: string | null };

/** What a participant's screens read again when something happened on the run. */
const stale: Record<RunEventKind, readonly CallName[]> = {
  'run-status-changed': ['joinRun', 'getRoomRunByName', 'getRoomVotes', 'listMyRuns', 'getParticipantReport'],
  'stage-advanced': [
    'joinRun',
    'getRoomRunByName',
    'getRoomRun',
    'getRoomVotes',
    'listRoomFiles',
    'getParticipantReport',
    'getUserRun',
  ],
  'time-added': ['joinRun'],
  'participants-changed': ['joinRun', 'getRoomVotes'],
  'room-vote-cast': ['getRoomVotes'],
  'final-vote-cast': ['joinRun'],
  'notes-changed': ['getRoomRun', 'getRoomRunByName'],
  'post-published': ['getRoomRun'],
  'content-edited': ['joinRun', 'getRoomRun', 'listRoomFiles'],
  'presence-changed': [],
};

/** Reads again what an event made stale; many events of one kind at once cost one read. */
function readAgain(kinds: Iterable<RunEventKind>): void {
  const names = new Set([...kinds].flatMap((kind) => stale[kind]));
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.has(queryKey[0] as CallName) });
}

export type LiveState = 'connecting' | 'live' | 'lost';

/**
 * Follows the event stream of a run for as long as a screen of it is shown, and comes back by itself when the line drops,
 * waiting longer after each failure. While it is `lost` the polls of the screens go on.
 */
export function useRunStream(runId: number | undefined): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (runId === undefined) return;
    const abort = new AbortController();
    void follow(runId, abort.signal, setState);
    return () => abort.abort();
  }, [runId]);
  return state;
}

async function follow(runId: number, signal: AbortSignal, tell: (state: LiveState) => void): Promise<void> {
  let failures = 0;
  let revision: number | undefined;
  while (!signal.aborted) {
    // Without a network an open stream only falls silent: it is given up at once.
    const connection = new AbortController();
    const drop = () => connection.abort();
    addEventListener('offline', drop);
    signal.addEventListener('abort', drop);
    try {
      const response = await fetch(`/api/v1/simulation-run-events/${runId}`, {
        headers: { authorization: `Bearer ${getSession()?.access_token}`, accept: 'text/event-stream' },
        signal: connection.signal,
      });
      // A refresh that failed for want of a line is no end.
      if (response.status === 401 && !(await refreshSession()) && getSession() === null) return;
      // Not ours any more: the screens' own reads say so.
      if (response.status === 403 || response.status === 404) return tell('lost');
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
      for await (const { name, data } of eventsOf(response.body)) {
        failures = 0;
        const event = JSON.parse(data) as LiveEvent;
        if (name === 'stream-opened') {
          tell('live');
          // Something happened while we were away.
          if (revision !== undefined && revision !== event.revision)
            readAgain(Object.keys(stale) as RunEventKind[]);
        } else readAgain([event.kind]);
        revision = event.revision;
      }
    } catch {
      if (signal.aborted) return;
    } finally {
      removeEventListener('offline', drop);
      signal.removeEventListener('abort', drop);
    }
    if (failures > 0 || !navigator.onLine) tell('lost');
    failures += 1;
    await pause(Math.min(15_000, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2), signal);
  }
}

/** Waits, or less when the network says that it is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

/** The server pings every 20 s: a line that is silent for longer is dead, whatever the browser thinks. */
const silenceMs = 45_000;

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (;;) {
    const timer = setTimeout(() => void reader.cancel().catch(() => {}), silenceMs);
    // Also when the read fails: cancelling a stream that was aborted is an error nobody would handle.
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    pending += decoder.decode(value, { stream: true });
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name !== undefined && data !== undefined) yield { name, data };
    }
  }
}
