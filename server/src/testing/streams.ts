import { apiPrefix } from '@vincere/contract';

type Told = { kind: string; revision: number; room_name: string | null; at: number };

/** The newest revision that these events tell of; those that travelled together come in any order. */
export function newest(told: readonly Told[]): number {
  return Math.max(-1, ...told.map(({ revision }) => revision));
}

/** The events of a run as they arrive; the first one tells where the run stands. */
export async function follow(server: { origin: string }, runId: number, token: string) {
  const abort = new AbortController();
  const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-events/${runId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const told: Told[] = [];
  let ended = false;
  let wake = () => {};
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    let pending = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) break;
      pending += value;
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const kind = /^event: (.*)$/m.exec(block)?.[1];
        const data: unknown = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null');
        if (kind) told.push({ ...(data as Told), kind, at: Date.now() });
      }
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
    told,
    hasEnded: () => ended,
    /** Resolves when it has. */
    ended: reading,
    close: () => abort.abort(),
    /** Waits until what is asked holds, at most two seconds. */
    until: async (holds: () => boolean) => {
      const deadline = Date.now() + 2_000;
      while (!holds() && Date.now() < deadline)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 20);
        });
      return holds();
    },
  };
}

/** Follows a run as the web app does: a stream that ends is opened again a moment later, wherever it then leads. */
export function followOn(server: { origin: string }, runId: number, token: string) {
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
  const heard = () => streams.flatMap(({ told }) => told);
  return {
    heard,
    /** How often it was opened. */
    timesOpened: () => heard().filter(({ kind }) => kind === 'stream-opened').length,
    revision: () => newest(heard()),
    close: async () => {
      isClosed = true;
      for (const stream of streams) stream.close();
      await following;
    },
  };
}
