import { apiPrefix, RunEvent, type RunEventKind, streamOpened } from '@vincere/contract';

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
  if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const waiters = new Set<Waiter>();
  let received = 0;
  let resolveOpened: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });

  function handleEvent(block: string): void {
    const lines = block.split('\n');
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    if (field('event') === streamOpened) resolveOpened();
    const parsed = RunEvent.safeParse(JSON.parse(field('data') ?? 'null'));
    if (!parsed.success) return;
    received += 1;
    for (const waiter of waiters)
      if (waiter.kind === parsed.data.kind) {
        waiters.delete(waiter);
        waiter.resolve(parsed.data);
      }
  }

  async function read(): Promise<void> {
    let pending = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pending += value;
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) handleEvent(block);
    }
  }

  void read()
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
