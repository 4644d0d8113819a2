import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import { queryClient } from '../api.ts';
import { follow, pollBeside } from './live.ts';

vi.mock('../api.ts', async () => {
  vi.resetModules();
  const { QueryClient } = await import('@tanstack/react-query');
  return { queryClient: new QueryClient() };
});

const poll = (live: 'live' | 'lost', status: 'pending' | 'error' | 'success', data?: object) =>
  pollBeside(live, 30_000)({ state: { data, status } });

test('a read is not polled while the stream is open and there is data', () => {
  expect(poll('live', 'success', {})).toBe(false);
  expect(poll('lost', 'success', {})).toBe(30_000);
});

test('a first read is polled, because no event repeats it', () => {
  expect(poll('live', 'pending')).toBe(30_000);
});

test('a failed read is repeated sooner than others', () => {
  expect(poll('live', 'error', {})).toBe(5_000);
  expect(poll('lost', 'error', {})).toBe(30_000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Replaces what a page uses of the browser. */
function stubBrowser(): void {
  vi.useFakeTimers();
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, new MemoryStorage());
  const events = new EventTarget();
  vi.stubGlobal('document', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('BroadcastChannel', undefined);
}

test('reads without a revision are repeated whenever the stream opens, and others if the run has changed', async () => {
  stubBrowser();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return Promise.resolve(new Response(body));
  });
  const withoutRevision = ['listHelp', 'listOwnHelp', 'getGuidedDebrief', 'getRunFacts', 'getRunBoard'];
  const readAll = () => {
    for (const name of ['getRun', 'getRoomRun', ...withoutRevision]) queryClient.setQueryData([name, 7], {});
  };
  const stale = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey[0]);
  /** The server opens the newest stream at this revision of the run. */
  const open = async (revision: number) => {
    const data = JSON.stringify({ kind: 'stream-opened', run_id: 7, revision, room_name: null });
    streams.at(-1)?.enqueue(new TextEncoder().encode(`event: stream-opened\ndata: ${data}\n\n`));
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const abort = new AbortController();
  readAll();
  void follow(7, 3, abort.signal, () => {});
  await vi.advanceTimersByTimeAsync(500);
  await open(3);
  expect(stale()).toEqual(withoutRevision);

  readAll();
  // The server ends the stream in good order, and a question is asked before the next one is open.
  streams.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(2);
  await open(3);
  expect(stale()).toEqual(withoutRevision);

  readAll();
  streams.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(5_000);
  await open(4);
  expect(stale()).toEqual(['getRun', 'getRoomRun', ...withoutRevision]);
  abort.abort();
});

test('a page reads its run again when the server refuses its stream', async () => {
  stubBrowser();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  queryClient.setQueryData(['getRun', 7], {});
  const abort = new AbortController();
  void follow(7, 3, abort.signal, () => {});
  await vi.advanceTimersByTimeAsync(500);
  expect(queryClient.getQueryState(['getRun', 7])?.isInvalidated).toBe(true);
  abort.abort();
  await vi.advanceTimersByTimeAsync(5_000);
});
