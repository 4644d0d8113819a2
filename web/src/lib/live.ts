import type { QueryState } from '@tanstack/react-query';
import type { RunEventKind } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshSession } from './api.ts';
import { setConnection } from './connection.ts';
import { invalidateAfter, invalidateRun } from './live-invalidation.ts';
import { getSession } from './session.ts';

type LiveEvent = { kind: RunEventKind; run_id: number; revision: number; room_name: Room | null };

export type LiveState = 'connecting' | 'live' | 'lost';

/**
 * Follows the event stream of a run for as long as a screen of it is shown, and comes back by itself when the line drops,
 * waiting longer after each failure. While it is `lost` the polls of the screens go on. `revision` is that of the run as
 * it was read: what happened before the stream was open is read again; without it all is, once it is open.
 */
export function useRunStream(runId: number | undefined, revision?: number): LiveState {
  const known = useEffectEvent(() => revision);
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (runId === undefined) return;
    const abort = new AbortController();
    void follow(runId, known(), abort.signal, (now) => {
      setState(now);
      setConnection(now === 'live');
    });
    // While a phone is locked its clocks stand still and its lines fall silent.
    const look = () => {
      if (document.visibilityState === 'visible') invalidateRun();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      abort.abort();
      setConnection(undefined);
      document.removeEventListener('visibilitychange', look);
    };
  }, [runId]);
  return state;
}

/** How soon what could not be read again is asked for once more, beside a stream that is open, in ms. */
const failedMs = 5_000;

/**
 * The poll beside a stream, every `ms`: while the line is down, and for as long as something has not been read at all,
 * which no event would bring; sooner where it could not be read again, so that what is shown may be old.
 */
export const pollBeside =
  (live: LiveState, ms: number) =>
  ({ state }: { state: Pick<QueryState, 'data' | 'status'> }): number | false => {
    if (live !== 'live' || state.data === undefined) return ms;
    return state.status === 'error' ? Math.min(ms, failedMs) : false;
  };

async function follow(
  runId: number,
  known: number | undefined,
  signal: AbortSignal,
  tell: (state: LiveState) => void,
): Promise<void> {
  let failures = 0;
  let revision = known;
  const lose = () => {
    tell('lost');
    // What an event asked to be read may have failed with the line: all of it is read again.
    revision = undefined;
  };
  while (!signal.aborted) {
    // Without a network an open stream only falls silent: it is given up at once.
    const connection = new AbortController();
    const drop = () => connection.abort();
    addEventListener('offline', drop);
    signal.addEventListener('abort', drop);
    const connecting = setTimeout(drop, connectMs);
    try {
      const response = await fetch(`/api/v1/simulation-run-events/${runId}`, {
        headers: { authorization: `Bearer ${getSession()?.access_token}`, accept: 'text/event-stream' },
        signal: connection.signal,
      }).finally(() => clearTimeout(connecting));
      // A refresh that failed for want of a line is no end.
      if (response.status === 401 && !(await refreshSession()) && getSession() === null) return;
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
      let isOpen = false;
      for await (const { name, data } of eventsOf(response.body)) {
        failures = 0;
        const event = JSON.parse(data) as LiveEvent;
        if (name === 'stream-opened') {
          tell('live');
          // Something happened while we were away, or since the run was read.
          if (revision !== event.revision) invalidateRun();
          isOpen = true;
        } else invalidateAfter(event.kind, event.room_name);
        // An event that comes before that tells of itself alone, and nothing of what was missed.
        if (isOpen) revision = event.revision;
      }
    } catch {
      if (signal.aborted) return;
      lose();
    } finally {
      removeEventListener('offline', drop);
      signal.removeEventListener('abort', drop);
    }
    // A server that closes a stream politely, to start anew say, is back before anybody needs to hear of it.
    if (failures > 0) lose();
    failures += 1;
    await pause(
      Math.min(longestPauseMs, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2),
      signal,
    );
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

/** A server that comes back is found again this soon, about: who waits for it wonders. */
const longestPauseMs = 5_000;
/** How long the server may take to open the stream: one that takes the connection and stays silent is no server. */
const connectMs = 15_000;
/** The server pings every 20 s: a line that is silent for longer is dead, whatever the browser thinks. */
const silenceMs = 45_000;

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (;;) {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      // Cancelling a stream that was aborted is an error nobody would handle.
      reader.cancel().catch(() => {});
    }, silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (isSilent) throw new Error('The stream fell silent');
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
