import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null });
vi.resetModules();
const { prefetch, answerTime, fetchOrPrefetched } = await import('./prefetch.ts');

const url = 'http://127.0.0.1/api/v1/user-runs';
const get = (token: string) => ({
  method: 'GET',
  headers: new Headers({ authorization: `Bearer ${token}` }),
});
let count: number;

/** Each response is the number of the request. */
beforeEach(() => {
  count = 0;
  stored.set('session', JSON.stringify({ access_token: 'mine' }));
  vi.stubGlobal('fetch', async () => new Response(String((count += 1))));
});

const prefetchRuns = () => void prefetch('/api/v1/user-runs');
const read = async (token: string) => (await fetchOrPrefetched(url, get(token))).text();

test('a prefetched response is used once', async () => {
  prefetchRuns();
  expect([await read('mine'), await read('mine')]).toEqual(['1', '2']);
});

test('a prefetched response is not used for another account, and none is requested without a session', async () => {
  prefetchRuns();
  expect(await read('another')).toBe('2');
  stored.clear();
  prefetchRuns();
  expect(count).toBe(2);
});

test('an old or failed prefetched response is requested again', async () => {
  prefetchRuns();
  const later = performance.now() + 6_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await read('mine')).toBe('2');
  clock.mockRestore();
  vi.stubGlobal('fetch', async () => {
    count += 1;
    if (count === 3) throw new TypeError('no connection');
    return new Response(String(count));
  });
  prefetchRuns();
  expect(await read('mine')).toBe('4');
});

test('a prefetched answer keeps its time, halfway between request and response', async () => {
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('fetch', async () => {
    now += 200;
    return new Response('');
  });
  prefetchRuns();
  await new Promise((resolve) => setTimeout(resolve));
  now += 3_000;
  expect(answerTime(await fetchOrPrefetched(url, get('mine')))).toBe(1_100);
  expect(answerTime(await fetchOrPrefetched(url, get('mine')))).toBe(4_300);
  clock.mockRestore();
});
