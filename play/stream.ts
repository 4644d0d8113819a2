import { apiPrefix, RunEvent, type RunEventKind, streamOpened } from '@vincere/contract';
import { readEventStream } from '@vincere/contract/event-stream';

/** The event stream of a run. */
export type RunStream = {
  /** Resolves with the next event of this kind. Rejects if the server ends the stream. */
  next(kind: RunEventKind): Promise<RunEvent>;
  /** Returns the number of events received. */
  received(): number;
  close(): void;
};

type Waiter = { kind: RunEventKind; resolve(event: RunEvent): void; reject(reason: Error): void };

/** Opens the event stream of a run with a bearer token, and waits until the server has opened it. */
export async function followRun(origin: string, runId: number, token: string): Promise<RunStream> {
  const abort = new AbortController();
  const response = await fetch(`${origin}${apiPrefix}/simulation-run-events/${runId}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const { body } = response;
  if (!response.ok || body === null) throw new Error(`The stream answered ${response.status}`);
  const waiters = new Set<Waiter>();
  let received = 0;
  let resolveOpened: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });

  async function read(events: ReturnType<typeof readEventStream>): Promise<void> {
    for await (const event of events) {
      if (event === 'ping') continue;
      if (event.name === streamOpened) resolveOpened();
      const runEvent = RunEvent.safeParse(JSON.parse(event.data));
      if (!runEvent.success) continue;
      received += 1;
      for (const waiter of waiters)
        if (waiter.kind === runEvent.data.kind) {
          waiters.delete(waiter);
          waiter.resolve(runEvent.data);
        }
    }
  }

  void read(readEventStream(body))
    .catch(() => {})
    .then(() => {
      for (const waiter of waiters) waiter.reject(new Error('The stream has ended'));
    });
  await opened;
  return {
    next: (kind) => new Promise((resolve, reject) => waiters.add({ kind, resolve, reject })),
    received: () => received,
    close: () => {
      waiters.clear();
      abort.abort();
    },
  };
}
