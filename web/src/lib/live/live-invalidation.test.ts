import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const queryClient = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../api.ts', () => ({
  get queryClient() {
    return queryClient.current;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the module with these rooms in its cache, and a function that lists the invalidated reads. */
async function withCachedRooms(rooms: readonly string[]) {
  const client = new QueryClient();
  queryClient.current = client;
  vi.resetModules();
  const { invalidateAfter, invalidateRun } = await import('./live-invalidation.ts');
  for (const room_name of rooms) {
    client.setQueryData(['getRoomRun', room_name], { room_name });
    client.setQueryData(['getRoomVotes', room_name], { room_name });
  }
  client.setQueryData(['getRun'], { notes: '' });
  client.setQueryData(['getRunBoard'], {});
  const stale = () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey.join(' '));
  return { invalidateAfter, invalidateRun, stale };
}

test('an edited decision invalidates the votes of the rooms', async () => {
  const { invalidateAfter, stale } = await withCachedRooms(['legal']);
  invalidateAfter('content-edited', null);
  await vi.runAllTimersAsync();
  expect(stale()).toContain('getRoomVotes legal');
});

test('edited objectives and an edited teaching note are read again beside a run', async () => {
  const { invalidateAfter, stale } = await withCachedRooms([]);
  for (const name of ['getTeaching', 'getRatings'])
    (queryClient.current as QueryClient).setQueryData([name], {});
  invalidateAfter('content-edited', null);
  await vi.runAllTimersAsync();
  expect(stale()).toEqual(expect.arrayContaining(['getTeaching', 'getRatings']));
});

test('a note invalidates only its own room', async () => {
  const { invalidateAfter, stale } = await withCachedRooms(['legal', 'social', 'dashboard']);
  invalidateAfter('notes-changed', 'legal');
  expect(stale()).toEqual(['getRoomRun legal']);
});

test('throttled events invalidate each of their rooms', async () => {
  const { invalidateAfter, stale } = await withCachedRooms(['legal', 'social', 'dashboard']);
  for (const room of ['political', 'social', 'dashboard'] as const) invalidateAfter('post-published', room);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stale()).toEqual(['getRoomRun social', 'getRoomRun dashboard']);
});

test("a vote in any room invalidates the facilitator's board", async () => {
  const { invalidateAfter, stale } = await withCachedRooms(['legal']);
  invalidateAfter('room-vote-cast', 'social');
  expect(stale()).toEqual(['getRunBoard']);
});

test("the facilitators' own notes invalidate the run and no room", async () => {
  const { invalidateAfter, stale } = await withCachedRooms(['legal']);
  invalidateAfter('facilitator-notes-changed', null);
  expect(stale()).toEqual(['getRun']);
});

test('unread posts are invalidated when a run resumes and when content of the own room changes', async () => {
  const { invalidateAfter, stale } = await withCachedRooms([]);
  const keep = (room_name: string) =>
    (queryClient.current as QueryClient).setQueryData(['getOwnReading'], { room_name });
  keep('legal');
  invalidateAfter('content-edited', 'social');
  expect(stale()).not.toContain('getOwnReading');
  await vi.advanceTimersByTimeAsync(1_000);
  invalidateAfter('content-edited', 'legal');
  expect(stale()).toContain('getOwnReading');
  keep('legal');
  await vi.advanceTimersByTimeAsync(1_000);
  invalidateAfter('run-status-changed', null);
  expect(stale()).toContain('getOwnReading');
});

test('invalidating a run makes all its reads stale', async () => {
  const { invalidateRun, stale } = await withCachedRooms(['legal', 'social']);
  invalidateRun();
  expect(stale()).toEqual([
    'getRoomRun legal',
    'getRoomVotes legal',
    'getRoomRun social',
    'getRoomVotes social',
    'getRun',
    'getRunBoard',
  ]);
});

test('an event during a first read causes another read after it', async () => {
  const { invalidateAfter } = await withCachedRooms([]);
  const client = queryClient.current as QueryClient;
  const answers: ((posts: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['listComingPosts'], queryFn });
  const stop = observer.subscribe(() => {});
  invalidateAfter('post-published', 'social');
  answers[0]?.([]);
  await vi.advanceTimersByTimeAsync(1_000);
  answers[1]?.(['The tide has turned.']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data).toEqual(['The tide has turned.']);
  stop();
});
