import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null });
const { askEarly, fetchOrEarly, momentOf } = await import('./early.ts');

const url = 'http://127.0.0.1/api/v1/user-runs';
const get = (token: string) => ({
  method: 'GET',
  headers: new Headers({ authorization: `Bearer ${token}` }),
});
let count: number;

/** Each answer says the how many-th it is. */
beforeEach(() => {
  count = 0;
  stored.set('session', JSON.stringify({ access_token: 'mine' }));
  vi.stubGlobal('fetch', async () => new Response(String((count += 1))));
});

const early = () => void askEarly('/api/v1/user-runs');
const take = async (token: string) => (await fetchOrEarly(url, get(token))).text();

test('what was asked for early is taken once', async () => {
  early();
  expect([await take('mine'), await take('mine')]).toEqual(['1', '2']);
});

test('it is nobody else’s, and nobody’s without a session', async () => {
  early();
  expect(await take('another')).toBe('2');
  stored.clear();
  early();
  expect(count).toBe(2);
});

test('it is asked for again once it is old, or where it failed', async () => {
  early();
  const later = performance.now() + 6_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await take('mine')).toBe('2');
  clock.mockRestore();
  vi.stubGlobal('fetch', async () => {
    count += 1;
    if (count === 3) throw new TypeError('no line');
    return new Response(String(count));
  });
  early();
  expect(await take('mine')).toBe('4');
});

test('an answer keeps its own moment, half way between question and answer, however long it waited', async () => {
  let now = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('fetch', async () => {
    now += 200;
    return new Response('');
  });
  early();
  await new Promise((resolve) => setTimeout(resolve));
  now += 3_000;
  expect(momentOf(await fetchOrEarly(url, get('mine')))).toBe(1_100);
  expect(momentOf(await fetchOrEarly(url, get('mine')))).toBe(4_300);
  clock.mockRestore();
});
