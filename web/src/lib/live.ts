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
 * Follows the event stream of a run while the component is mounted. Reconnects after a failure, with growing pauses. While
 * the state is `lost`, screens poll. `revision` is the revision of the run as it was read: if the run has changed before
 * the stream opens, or without a revision, all reads of the run are repeated.
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
    // While a phone is locked, its timers stop and its connections go silent.
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

/** Retry interval for a failed read while the stream is open, in ms. */
const failedMs = 5_000;

/**
 * Returns a query's poll interval in ms, or false. It polls every `ms` while the stream is not open, and until there is data,
 * because no event repeats a first read. While the stream is open, a failed read is retried sooner, because its data may
 * be old.
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
    // Reads requested by an event may have failed with the connection: repeat all of them.
    revision = undefined;
  };
  while (!signal.aborted) {
    // Without a network, an open stream only goes silent, so abort it at once.
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
      // If the refresh failed only because of the connection, the session remains: try again.
      if (response.status === 401 && !(await refreshSession()) && getSession() === null) return;
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
      let isOpen = false;
      for await (const { name, data } of eventsOf(response.body)) {
        failures = 0;
        const event = JSON.parse(data) as LiveEvent;
        if (name === 'stream-opened') {
          tell('live');
          // The run has changed while disconnected, or since it was read.
          if (revision !== event.revision) invalidateRun();
          isOpen = true;
        } else invalidateAfter(event.kind, event.room_name);
        // An event before `stream-opened` says nothing about missed events, so it must not advance the revision.
        if (isOpen) revision = event.revision;
      }
    } catch {
      if (signal.aborted) return;
      lose();
    } finally {
      removeEventListener('offline', drop);
      signal.removeEventListener('abort', drop);
    }
    // After an orderly close, such as a server restart, the first reconnection is not shown as lost.
    if (failures > 0) lose();
    failures += 1;
    await pause(
      Math.min(longestPauseMs, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2),
      signal,
    );
  }
}

/** Waits `ms`, or until the network is back or `signal` aborts. */
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

/** Longest pause between two attempts, before the random factor of 0.75 to 1.25. */
const longestPauseMs = 5_000;
/** Time limit for opening the stream. A hung server may accept the connection and never answer. */
const connectMs = 15_000;
/** The server pings every 10 s. A stream that is silent for this long is dead, even if the browser reports no error. */
const silenceMs = 25_000;

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (;;) {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      // Cancelling an aborted stream rejects; nothing handles that.
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
