import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { holdFailures } from './failed-reads.ts';

/** A read whose tries are answered by hand, and what a page sees of it, one state after the other. */
function reading() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  holdFailures(client.getQueryCache());
  let answer: { resolve: (data: string) => void; reject: (error: Error) => void } | undefined;
  const queryFn = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }));
  const observer = new QueryObserver<string>(client, { queryKey: ['read'], queryFn });
  const seen: string[] = [];
  // As `useQuery` has React look: told once all of it has changed, and asking what is so now.
  const look = () => {
    const { status, fetchStatus, error, data } = observer.getCurrentResult();
    const now = [status, fetchStatus, error?.message ?? data].join(' ').trim();
    if (now !== seen.at(-1)) seen.push(now);
  };
  return {
    retry: () => void observer.refetch(),
    rest: () => observer.setOptions({ ...observer.options, enabled: false }),
    ask: () => observer.setOptions({ ...observer.options, enabled: true }),
    /** What somebody sees who opens it beside the first. */
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
    /** What was seen since the last time, once it has got so far. */
    until: async (state: string) => {
      await vi.waitUntil(() => seen.at(-1) === state);
      return seen.splice(0);
    },
  };
}

/** One that was opened, and has failed. */
async function failedReading() {
  const read = reading();
  const leave = read.open();
  expect(await read.until('pending fetching')).toEqual(['pending fetching']);
  read.fail('no line');
  expect(await read.until('error idle no line')).toEqual(['error idle no line']);
  return { ...read, leave };
}

test('a read that is tried again stays failed, and busy, until it is answered', async () => {
  const { retry, fail, succeed, until } = await failedReading();
  retry();
  expect(await until('error fetching no line')).toEqual(['error fetching no line']);
  fail('no server');
  expect(await until('error idle no server')).toEqual(['error idle no server']);
  retry();
  expect(await until('error fetching no server')).toEqual(['error fetching no server']);
  succeed('there');
  expect(await until('success idle there')).toEqual(['success idle there']);
});

test('once it has worked, a failure is one of bringing it up to date', async () => {
  const { retry, fail, succeed, until } = await failedReading();
  retry();
  expect(await until('error fetching no line')).toEqual(['error fetching no line']);
  succeed('there');
  expect(await until('success idle there')).toEqual(['success idle there']);
  retry();
  expect(await until('success fetching there')).toEqual(['success fetching there']);
  fail('no line');
  expect(await until('error idle no line')).toEqual(['error idle no line']);
});

test('who comes back to a page sees what failed there load anew', async () => {
  const { open, leave, until } = await failedReading();
  leave();
  open();
  expect(await until('pending fetching')).toEqual(['pending fetching']);
});

test('what was read ahead of a page and failed loads anew with the page', async () => {
  const { failAhead, open, until } = reading();
  await failAhead();
  open();
  expect(await until('pending fetching')).toEqual(['pending fetching']);
});

test('who opens a dialog again, or another page of it, sees it load anew', async () => {
  const { rest, ask, openBeside, fail, until } = await failedReading();
  expect(openBeside()).toBe('pending');
  await until('pending fetching');
  fail('no line');
  await until('error idle no line');
  rest();
  ask();
  expect(await until('pending fetching')).toContain('pending fetching');
});
