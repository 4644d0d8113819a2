import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import type { LiveState } from './live.ts';

const invalidate = {
  after: vi.fn<(kind: string) => void>(),
  run: vi.fn<() => void>(),
  unrevised: vi.fn<() => void>(),
};
vi.mock('../api.ts', () => ({ refreshSession: async () => false }));
vi.mock('./live-invalidation.ts', () => ({
  invalidateAfter: (kind: string) => invalidate.after(kind),
  invalidateRun: () => invalidate.run(),
  invalidateUnrevised: () => invalidate.unrevised(),
}));

/** Channels of the tabs of one browser. Messages arrive in a later task, as in a browser. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  isFrozen = false;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    if (this.isFrozen) return;
    for (const other of Channel.open)
      if (other !== this)
        setTimeout(() => Channel.open.has(other) && !other.isFrozen && other.onmessage?.({ data }), 0);
  }
  close() {
    Channel.open.delete(this);
  }
}

/** A stream of the server, with the person who opened it. */
type Stream = { token: string; send: (text: string) => void; isClosed: () => boolean };
let streams: Stream[];
const open = () => streams.filter(({ isClosed }) => !isClosed());

const openStream = (
  _url: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
) => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encode = new TextEncoder();
      signal.addEventListener('abort', () => {
        if (!isClosed) controller.error(new DOMException('Aborted', 'AbortError'));
        isClosed = true;
      });
      streams.push({
        token: headers['authorization'] ?? '',
        send: (text) => controller.enqueue(encode.encode(text)),
        isClosed: () => isClosed,
      });
    },
    cancel: () => {
      isClosed = true;
    },
  });
  return Promise.resolve(new Response(body));
};

const eventText = (name: string, revision: number) =>
  `event: ${name}\ndata: ${JSON.stringify({ kind: name, run_id: 7, revision, room_name: null })}\n\n`;

let events: EventTarget;
const closers: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  streams = [];
  Channel.open.clear();
  events = new EventTarget();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('fetch', openStream);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a tab of a person that follows the run 7 and has read its revision 1. */
async function openTab(person = 1) {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.resetModules();
  const [{ setSession }, { follow }] = [await import('../session/session.ts'), await import('./live.ts')];
  setSession({ id: person, access_token: `token of ${person}`, refresh_token: 'again' } as never);
  const abort = new AbortController();
  const close = () => abort.abort();
  closers.push(close);
  const before = new Set(Channel.open);
  const states: LiveState[] = [];
  void follow(7, 1, abort.signal, (state) => states.push(state));
  const [channel] = [...Channel.open].filter((one) => !before.has(one));
  await vi.advanceTimersByTimeAsync(500);
  return { close, channel, state: () => states.at(-1) };
}

/** The server confirms the streams that were opened since. */
async function confirm(revision = 1): Promise<void> {
  for (const stream of open()) stream.send(eventText('stream-opened', revision));
  await vi.advanceTimersByTimeAsync(10);
}

test('the tabs of a person share one stream, and each gets its events', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  expect(open()).toHaveLength(1);
  await confirm();
  expect(tabs.map(({ state }) => state())).toEqual(['live', 'live', 'live']);
  expect(invalidate.run).not.toHaveBeenCalled();
  open()[0]?.send(eventText('room-vote-cast', 2));
  await vi.advanceTimersByTimeAsync(10);
  expect(invalidate.after.mock.calls).toEqual([['room-vote-cast'], ['room-vote-cast'], ['room-vote-cast']]);
});

test('a tab that opens later is live at once, and reads again if the run has changed', async () => {
  await openTab();
  await confirm(5);
  invalidate.run.mockClear();
  const later = await openTab();
  expect(open()).toHaveLength(1);
  expect(later.state()).toBe('live');
  expect(invalidate.run).toHaveBeenCalledTimes(1);
});

test('another tab takes over the stream when its tab is closed', async () => {
  const first = await openTab();
  const others = [await openTab(), await openTab()];
  await confirm();
  first.close();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(open()).toHaveLength(1);
  await confirm(2);
  expect(others.map(({ state }) => state())).toEqual(['live', 'live']);
  // Both have missed what changed meanwhile.
  expect(invalidate.run).toHaveBeenCalledTimes(2);
});

test('another tab takes over the stream when the browser freezes its tab without an event', async () => {
  const frozen = await openTab();
  const other = await openTab();
  await confirm();
  if (frozen.channel) frozen.channel.isFrozen = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(open().length).toBeGreaterThan(0);
  await confirm(2);
  expect(other.state()).toBe('live');
});

test('pings keep one stream for all tabs', async () => {
  await openTab();
  const other = await openTab();
  await confirm();
  for (let second = 0; second < 60; second += 10) {
    open()[0]?.send(': ping\n\n');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(streams).toHaveLength(1);
  expect(other.state()).toBe('live');
});

test('one of several tabs that open at the same time opens the stream', async () => {
  await Promise.all([openTab(), openTab(), openTab(), openTab()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toHaveLength(1);
});

test('each person has a stream of their own, up to four in a browser, and the next person polls', async () => {
  const tabs = [];
  for (const person of [1, 2, 3, 4, 5]) tabs.push(await openTab(person));
  await confirm();
  expect(open().map(({ token }) => token)).toEqual([1, 2, 3, 4].map((person) => `Bearer token of ${person}`));
  expect(tabs.map(({ state }) => state())).toEqual(['live', 'live', 'live', 'live', 'connecting']);
  tabs[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  await confirm();
  expect(tabs[4]?.state()).toBe('live');
});

test('people whose tabs open at the same time have at most four streams, also after one has ended', async () => {
  const tabs = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((person) => openTab(person)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toHaveLength(4);
  await confirm();
  tabs.find(({ state }) => state() === 'live')?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open()).toHaveLength(4);
});

test('all tabs learn that the connection is lost, and that it is back', async () => {
  const tabs = [await openTab(), await openTab()];
  await confirm();
  events.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(10);
  expect(tabs.map(({ state }) => state())).toEqual(['lost', 'lost']);
  await vi.advanceTimersByTimeAsync(5_000);
  await confirm();
  expect(tabs.map(({ state }) => state())).toEqual(['live', 'live']);
});

test('a tab without a channel to the others has a stream of its own', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Denied', 'SecurityError');
      }
    },
  );
  const tabs = [await openTab(), await openTab()];
  await confirm();
  expect(open()).toHaveLength(2);
  expect(tabs.map(({ state }) => state())).toEqual(['live', 'live']);
});
