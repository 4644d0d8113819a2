import { apiPrefix } from '@vincere/contract';
import { readEventStream } from '@vincere/contract/event-stream';

type ReceivedEvent = { kind: string; revision: number; room_name: string | null; at: number };

/** Returns the newest revision of these events. Events of one batch are in any order. */
export function newest(events: readonly ReceivedEvent[]): number {
  return Math.max(-1, ...events.map(({ revision }) => revision));
}

/** Opens the event stream of a run. `events` collects the received events; the first has the current revision. */
export async function follow(server: { origin: string }, runId: number, token: string) {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-events/${runId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const events: ReceivedEvent[] = [];
  let ended = false;
  let wake = () => {};
  const reading = (async () => {
    if (response.body === null) return;
    for await (const event of readEventStream(response.body)) {
      if (event === 'ping') continue;
      events.push({ ...(JSON.parse(event.data) as ReceivedEvent), kind: event.name, at: Date.now() });
      wake();
    }
  })()
    .catch(() => {})
    .finally(() => {
      ended = true;
      wake();
    });
  return {
    response,
    events,
    hasEnded: () => ended,
    /** Resolves when the stream has ended. */
    ended: reading,
    close: () => abort.abort(),
    /** Waits up to two seconds for a condition. Returns whether it holds. */
    until: async (condition: () => boolean) => {
      const deadline = Date.now() + 2_000;
      while (!condition() && Date.now() < deadline)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 20);
        });
      return condition();
    },
  };
}

/** Follows a run as the web app does: a stream that ends is opened again a moment later, possibly to another server. */
export function followAndReconnect(server: { origin: string }, runId: number, token: string) {
  const streams: Awaited<ReturnType<typeof follow>>[] = [];
  let isClosed = false;
  const following = (async () => {
    while (!isClosed) {
      const stream = await follow(server, runId, token).catch(() => undefined);
      if (stream) streams.push(stream);
      await stream?.ended;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  const received = () => streams.flatMap(({ events }) => events);
  return {
    received,
    /** Returns how often the stream was opened. */
    timesOpened: () => received().filter(({ kind }) => kind === 'stream-opened').length,
    revision: () => newest(received()),
    close: async () => {
      isClosed = true;
      for (const stream of streams) stream.close();
      await following;
    },
  };
}
