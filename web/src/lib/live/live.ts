import type { QueryState } from '@tanstack/react-query';
import type { RunEventKind } from '@vincere/contract';
import { readEventStream, type StreamEvent } from '@vincere/contract/event-stream';
import type { Room } from '@vincere/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshSession } from '../api.ts';
import { getSession } from '../session/session.ts';
import { setConnection } from './connection.ts';
import { invalidateAfter, invalidateRun, invalidateUnrevised } from './live-invalidation.ts';
import { joinStreamTabs, type StreamState, type StreamTabs } from './stream-tabs.ts';

type LiveEvent = { kind: RunEventKind; run_id: number; revision: number; room_name: Room | null };

export type LiveState = 'connecting' | 'live' | 'lost';

/**
 * Follows the event stream of a run while the component is mounted. Reconnects after a failure, with growing pauses. The tabs
 * of one person share a stream. While the state is `lost`, screens poll. `revision` is the revision of the run as it was read:
 * if the run has changed before the stream opens, or without a revision, all reads of the run are repeated. Reads that change
 * without a new revision are repeated whenever the stream opens.
 */
export function useRunStream(runId: number | undefined, revision?: number): LiveState {
  const getRevision = useEffectEvent(() => revision);
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (runId === undefined) return;
    const abort = new AbortController();
    void follow(runId, getRevision(), abort.signal, (now) => {
      setState(now);
      setConnection(now === 'connecting' ? undefined : now === 'live');
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

/**
 * Follows the events of a run until the signal aborts, on a stream of this tab or on that of another one. Ends early if the
 * session has ended.
 */
export async function follow(
  runId: number,
  knownRevision: number | undefined,
  signal: AbortSignal,
  tell: (state: LiveState) => void,
): Promise<void> {
  const tabs = joinStreamTabs(`${getSession()?.id}:${runId}`, silenceMs);
  const receiver = createReceiver(knownRevision, tell);
  try {
    while (!signal.aborted) {
      const role = await tabs.findRole(signal);
      if (signal.aborted) return;
      if (role === 'follow') await tabs.follow(receiver, signal);
      else if (role === 'lead') {
        if (!(await lead(runId, tabs, receiver, signal))) return;
      } else {
        // The screens poll, as they do before a stream is open.
        receiver.wait();
        await tabs.pause(waitMs, signal);
      }
    }
  } finally {
    tabs.close();
  }
}

/** Interval in ms at which a tab asks whether it may open a stream, if the browser has enough of them. */
const waitMs = 5_000;

type Receiver = ReturnType<typeof createReceiver>;

/** Returns what a tab does with events and with changes of the connection, whichever tab has the stream. */
function createReceiver(knownRevision: number | undefined, tell: (state: LiveState) => void) {
  let revision = knownRevision;
  let isOpen = false;
  const handleOpen = (currentRevision: number | undefined) => {
    tell('live');
    isOpen = true;
    // The run has changed while disconnected, or since it was read.
    if (revision === undefined || revision !== currentRevision) invalidateRun();
    // Some changes leave the revision as it is, such as a question on the help line.
    else invalidateUnrevised();
    revision = currentRevision;
  };
  const lose = () => {
    tell('lost');
    isOpen = false;
    // Reads requested by an event may have failed with the connection: repeat all of them.
    revision = undefined;
  };
  return {
    onEvent({ name, data }: StreamEvent): void {
      const event = JSON.parse(data) as LiveEvent;
      if (name === 'stream-opened') return handleOpen(event.revision);
      invalidateAfter(event.kind, event.room_name);
      // An event before `stream-opened` says nothing about missed events, so it must not advance the revision.
      if (isOpen) revision = event.revision;
    },
    onState({ isLive, revision: current }: StreamState): void {
      if (isLive === false) lose();
      else if (isLive && (!isOpen || revision !== current)) handleOpen(current);
    },
    lose,
    /** A new connection begins: its first event may be one that was missed. */
    connect: () => {
      isOpen = false;
    },
    wait: () => {
      isOpen = false;
      tell('connecting');
    },
    revision: () => revision,
  };
}

/**
 * Opens the stream for all tabs, and again after each failure. Resolves to true when another tab has to take over, because it
 * leads too or the browser freezes this one, and to false if the session has ended.
 */
async function lead(
  runId: number,
  tabs: StreamTabs,
  receiver: Receiver,
  signal: AbortSignal,
): Promise<boolean> {
  const step = new AbortController();
  const stop = () => step.abort();
  signal.addEventListener('abort', stop);
  // A tab that is frozen, closed, or kept for the way back can't pass on events any more.
  document.addEventListener('freeze', stop);
  addEventListener('pagehide', stop);
  let isLive: boolean | null = null;
  const changeTo = (now: boolean) => {
    isLive = now;
    tabs.announce();
  };
  tabs.lead({ state: () => ({ isLive, revision: receiver.revision() }), stepDown: stop });
  let failures = 0;
  try {
    while (!step.signal.aborted) {
      // Without a network, an open stream only goes silent, so abort it at once.
      const connection = new AbortController();
      const drop = () => connection.abort();
      addEventListener('offline', drop);
      step.signal.addEventListener('abort', drop);
      let deadline = setTimeout(drop, connectMs);
      const extendDeadline = () => {
        clearTimeout(deadline);
        deadline = setTimeout(drop, silenceMs);
      };
      receiver.connect();
      try {
        const response = await fetch(`/api/v1/simulation-run-events/${runId}`, {
          headers: { authorization: `Bearer ${getSession()?.access_token}`, accept: 'text/event-stream' },
          signal: connection.signal,
        });
        extendDeadline();
        // If the refresh failed only because of the connection, the session remains: try again.
        if (response.status === 401 && !(await refreshSession()) && getSession() === null) return false;
        // The user may have lost the right to follow the run: the screens learn it from their own reads.
        if (response.status === 403 || response.status === 404) invalidateRun();
        if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
        for await (const event of readEventStream(response.body)) {
          extendDeadline();
          failures = 0;
          if (event === 'ping') {
            tabs.announce();
            continue;
          }
          receiver.onEvent(event);
          tabs.passOn(event);
          if (event.name === 'stream-opened') changeTo(true);
        }
      } catch {
        if (step.signal.aborted) return true;
        receiver.lose();
        changeTo(false);
      } finally {
        clearTimeout(deadline);
        removeEventListener('offline', drop);
        step.signal.removeEventListener('abort', drop);
      }
      // After an orderly close, such as a server restart, the first reconnection is not shown as lost.
      if (failures > 0) {
        receiver.lose();
        changeTo(false);
      }
      failures += 1;
      await pause(
        Math.min(longestPauseMs, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2),
        step.signal,
      );
    }
    return true;
  } finally {
    tabs.endLead();
    signal.removeEventListener('abort', stop);
    document.removeEventListener('freeze', stop);
    removeEventListener('pagehide', stop);
  }
}

/** Waits `ms`, or until the network is back or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish, { once: true });
  });
}

/** Longest pause between two attempts, before the random factor of 0.75 to 1.25. */
const longestPauseMs = 5_000;
/** Time limit for opening the stream. A hung server may accept the connection and never answer. */
const connectMs = 15_000;
/** The server pings every 10 s. A stream that is silent for this long is dead, even if the browser reports no error. */
const silenceMs = 25_000;
