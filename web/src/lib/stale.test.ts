import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const queryClient = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('./api.ts', () => ({
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

/** A browser that has read the rooms of these names, and what it was made to read again. */
async function reader(rooms: readonly string[]) {
  const client = new QueryClient();
  queryClient.current = client;
  vi.resetModules();
  const { readAgain, readAllAgain } = await import('./stale.ts');
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
  return { readAgain, readAllAgain, stale };
}

test('an edited decision is named anew in what the rooms lean to', async () => {
  const { readAgain, stale } = await reader(['legal']);
  readAgain('content-edited', null);
  await vi.runAllTimersAsync();
  expect(stale()).toContain('getRoomVotes legal');
});

test('a note of one room leaves what was read of other rooms alone', async () => {
  const { readAgain, stale } = await reader(['legal', 'social', 'dashboard']);
  readAgain('notes-changed', 'legal');
  expect(stale()).toEqual(['getRoomRun legal']);
});

test('what happens in several rooms while a read waits is read for each of them', async () => {
  const { readAgain, stale } = await reader(['legal', 'social', 'dashboard']);
  for (const room of ['political', 'social', 'dashboard'] as const) readAgain('post-published', room);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stale()).toEqual(['getRoomRun social', 'getRoomRun dashboard']);
});

test("a vote of any room is read by the facilitator's board", async () => {
  const { readAgain, stale } = await reader(['legal']);
  readAgain('room-vote-cast', 'social');
  expect(stale()).toEqual(['getRunBoard']);
});

test("the facilitators' own notes are read with the run and no room", async () => {
  const { readAgain, stale } = await reader(['legal']);
  readAgain('notes-changed', null);
  expect(stale()).toEqual(['getRun']);
});

test('what waits to be read is asked for when a run goes on, and when a post of the own room is taken away', async () => {
  const { readAgain, stale } = await reader([]);
  const keep = (room_name: string) =>
    (queryClient.current as QueryClient).setQueryData(['getOwnReading'], { room_name });
  keep('legal');
  readAgain('content-edited', 'social');
  expect(stale()).not.toContain('getOwnReading');
  await vi.advanceTimersByTimeAsync(1_000);
  readAgain('content-edited', 'legal');
  expect(stale()).toContain('getOwnReading');
  keep('legal');
  await vi.advanceTimersByTimeAsync(1_000);
  readAgain('run-status-changed', null);
  expect(stale()).toContain('getOwnReading');
});

test('after a time without events everything is read again', async () => {
  const { readAllAgain, stale } = await reader(['legal', 'social']);
  readAllAgain();
  expect(stale()).toEqual([
    'getRoomRun legal',
    'getRoomVotes legal',
    'getRoomRun social',
    'getRoomVotes social',
    'getRun',
    'getRunBoard',
  ]);
});

test('what happens while something is read for the first time is read for after that', async () => {
  const { readAgain } = await reader([]);
  const client = queryClient.current as QueryClient;
  const answers: ((posts: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['listComingPosts'], queryFn });
  const stop = observer.subscribe(() => {});
  readAgain('post-published', 'social');
  answers[0]?.([]);
  await vi.advanceTimersByTimeAsync(1_000);
  answers[1]?.(['The tide has turned.']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data).toEqual(['The tide has turned.']);
  stop();
});
