import { apiPrefix } from '@vincere/contract';

type Told = { kind: string; revision: number; room_name: string | null; at: number };

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
  void (async () => {
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
