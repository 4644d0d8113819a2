import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { holdFailures } from './failed-reads.ts';

/** Returns a read whose attempts the test answers, and the states that a page sees. */
function controlledRead() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  holdFailures(client.getQueryCache());
  let answer: { resolve: (data: string) => void; reject: (error: Error) => void } | undefined;
  const queryFn = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }));
  const observer = new QueryObserver<string>(client, { queryKey: ['read'], queryFn });
  const seen: string[] = [];
  // Like `useQuery`: notified after a batch of changes, then reads the current result.
  const look = () => {
    const { status, fetchStatus, error, data } = observer.getCurrentResult();
    const now = [status, fetchStatus, error?.message ?? data].join(' ').trim();
    if (now !== seen.at(-1)) seen.push(now);
  };
  return {
    retry: () => void observer.refetch(),
    rest: () => observer.setOptions({ ...observer.options, enabled: false }),
    ask: () => observer.setOptions({ ...observer.options, enabled: true }),
    /** Returns the status that a second observer sees. */
    openBeside: () => {
      const other = new QueryObserver<string>(client, { queryKey: ['read'], queryFn });
      other.subscribe(() => {});
      return other.getCurrentResult().status;
    },
    failAhead: () =>
      client.prefetchQuery({ queryKey: ['read'], queryFn: () => Promise.reject(new Error('no line')) }),
    open: () => observer.subscribe(notifyManager.batchCalls(look)),
    fail: (message: string) => answer?.reject(new Error(message)),
    succeed: (data: string) => answer?.resolve(data),
    /** Waits for a state and returns all states seen since the last call. */
    until: async (state: string) => {
      await vi.waitUntil(() => seen.at(-1) === state);
      return seen.splice(0);
    },
  };
}

/** Returns a read that was opened and has failed. */
async function failedRead() {
  const read = controlledRead();
  const leave = read.open();
  expect(await read.until('pending fetching')).toEqual(['pending fetching']);
  read.fail('no line');
  expect(await read.until('error idle no line')).toEqual(['error idle no line']);
  return { ...read, leave };
}

test('a retried read stays failed and busy until it is answered', async () => {
  const { retry, fail, succeed, until } = await failedRead();
  retry();
  expect(await until('error fetching no line')).toEqual(['error fetching no line']);
  fail('no server');
  expect(await until('error idle no server')).toEqual(['error idle no server']);
  retry();
  expect(await until('error fetching no server')).toEqual(['error fetching no server']);
  succeed('there');
  expect(await until('success idle there')).toEqual(['success idle there']);
});

test('a read that has data keeps it when a later read fails', async () => {
  const { retry, fail, succeed, until } = await failedRead();
  retry();
  expect(await until('error fetching no line')).toEqual(['error fetching no line']);
  succeed('there');
  expect(await until('success idle there')).toEqual(['success idle there']);
  retry();
  expect(await until('success fetching there')).toEqual(['success fetching there']);
  fail('no line');
  expect(await until('error idle no line')).toEqual(['error idle no line']);
});

test('a failed read shows as loading when its page is opened again', async () => {
  const { open, leave, until } = await failedRead();
  leave();
  open();
  expect(await until('pending fetching')).toEqual(['pending fetching']);
});

test('a failed prefetch shows as loading when its page opens', async () => {
  const { failAhead, open, until } = controlledRead();
  await failAhead();
  open();
  expect(await until('pending fetching')).toEqual(['pending fetching']);
});

test('a failed read shows as loading when its dialog, or another page of it, is opened', async () => {
  const { rest, ask, openBeside, fail, until } = await failedRead();
  expect(openBeside()).toBe('pending');
  await until('pending fetching');
  fail('no line');
  await until('error idle no line');
  rest();
  ask();
  expect(await until('pending fetching')).toContain('pending fetching');
});
