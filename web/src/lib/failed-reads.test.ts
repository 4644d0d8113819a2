import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { holdFailures } from './failed-reads.ts';

/** A read whose tries are answered by hand, and what a page sees of it. */
function reading() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  holdFailures(client.getQueryCache());
  let answer = { resolve: (_: string) => {}, reject: (_: Error) => {} };
  const queryFn = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }));
  const observer = new QueryObserver<string>(client, { queryKey: ['read'], queryFn });
  const seen: string[] = [];
  // As `useQuery` has React look: told once all of it has changed, and asking what is so now.
  const look = () => {
    const { status, fetchStatus, error, data } = observer.getCurrentResult();
    const now = [status, fetchStatus, error?.message ?? data].join(' ').trim();
    if (now !== seen.at(-1)) seen.push(now);
  };
  const see = () => observer.subscribe(notifyManager.batchCalls(look));
  const settle = async (act: () => void) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    act();
    await new Promise((resolve) => setTimeout(resolve, 5));
    return seen.splice(0);
  };
  return {
    see,
    retry: () => settle(() => void observer.refetch()),
    fail: (message: string) => settle(() => answer.reject(new Error(message))),
    succeed: (data: string) => settle(() => answer.resolve(data)),
  };
}

test('a read that is tried again stays failed, and busy, until it is answered', async () => {
  const { see, retry, fail, succeed } = reading();
  see();
  expect(await fail('no line')).toEqual(['pending fetching', 'error idle no line']);
  expect(await retry()).toEqual(['error fetching no line']);
  expect(await fail('no server')).toEqual(['error idle no server']);
  expect(await retry()).toEqual(['error fetching no server']);
  expect(await succeed('there')).toEqual(['success idle there']);
});

test('once it has worked, a failure is one of bringing it up to date', async () => {
  const { see, retry, fail, succeed } = reading();
  see();
  await fail('no line');
  await retry();
  await succeed('there');
  expect(await retry()).toEqual(['success fetching there']);
  expect(await fail('no line')).toEqual(['error idle no line']);
});

test('who comes back to a page sees what failed there load anew', async () => {
  const { see, fail } = reading();
  const leave = see();
  await fail('no line');
  leave();
  see();
  expect(await fail('again')).toEqual(['pending fetching', 'error idle again']);
});
