import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.ts';

/* A browser with its storage. Each `openTab` loads the modules again, like a page that is opened or reloaded. */
let stored: Record<string, string> = {};
const newStorage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      const before = this[key];
      this[key] = value;
      if (before !== value) notifyOthers(key, value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
      notifyOthers(key, null);
    },
  });

type Listener = (event: { key: string; newValue: string | null }) => void;
/** The storage listeners of all tabs. A tab that hears of its own change keeps its state, so tests may tell all. */
let listeners: Listener[] = [];
let isShared = false;
/** Web Locks, as all tabs of a browser share them. */
const held = new Map<string, Promise<unknown>>();
const locks = {
  request: (name: string, _options: unknown, work: () => Promise<unknown>): Promise<unknown> => {
    const result = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(
      name,
      result.catch(() => {}),
    );
    return result;
  },
};
function notifyOthers(key: string, newValue: string | null): void {
  if (isShared) for (const listener of listeners) listener({ key, newValue });
}

const session = (id: number) => ({ id, access_token: 'token', refresh_token: `refresh ${id}` }) as Session;

async function openTab(send: (text: string, key: string) => Promise<unknown>) {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => listeners.push(listener));
  const { setSession } = await import('../session/session.ts');
  const { setConnection } = await import('../live/connection.ts');
  const { createOutbox } = await import('./outbox.ts');
  const { CallFailed } = await import('../api.ts');
  setSession(session(1));
  setConnection(true);
  const failures: unknown[] = [];
  const outbox = createOutbox<string, unknown>({
    name: 'test',
    send,
    onFailed: (error) => void failures.push(error),
    resumed: (error) => (error.code === 'paused' ? Promise.resolve() : undefined),
  });
  const states = () => outbox.list('room').map(({ data, state }) => `${data} ${state}`);
  return { outbox, states, failures, setConnection, setSession, CallFailed };
}

beforeEach(() => {
  listeners = [];
  isShared = false;
  stored = newStorage();
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('sessionStorage', newStorage());
  // A reloaded page has released its locks, but here all tabs are one process.
  vi.stubGlobal('navigator', {});
});

test('items of one scope are sent one after the other, in the order in which they were added', async () => {
  const sent: string[] = [];
  let underWay = 0;
  const { outbox } = await openTab(async (text) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    sent.push(text);
    underWay -= 1;
    return { text };
  });
  const answers = ['a', 'b', 'c'].map((text) => outbox.add('room', text));
  expect(await Promise.all(answers)).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(outbox.list('room')).toEqual([]);
  expect(Object.keys(stored)).toEqual([]);
});

test('items that wait for the connection are sent in order, each with one key', async () => {
  const keys: Record<string, Set<string>> = {};
  const sent: string[] = [];
  let isUp = false;
  const { outbox, states, setConnection } = await openTab(async (text, key) => {
    keys[text] = (keys[text] ?? new Set()).add(key);
    if (!isUp) throw new TypeError('Failed to fetch');
    sent.push(text);
  });
  setConnection(false);
  const adding = ['a', 'b', 'c'].map((text) => outbox.add('room', text));
  await expect.poll(states).toEqual(['a waiting', 'b waiting', 'c waiting']);
  isUp = true;
  setConnection(true);
  await Promise.all(adding);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(Object.values(keys).map(({ size }) => size)).toEqual([1, 1, 1]);
});

test('items that were not confirmed are sent after a reload, in order and with their keys', async () => {
  const never = new Promise(() => {});
  const first = await openTab(() => never);
  void first.outbox.add('room', 'a');
  void first.outbox.add('room', 'b');
  const keys = first.outbox.list('room').map(({ key }) => key);

  const sent: [string, string][] = [];
  const second = await openTab(async (text, key) => void sent.push([text, key]));
  expect(second.states()).toEqual(['a waiting', 'b waiting']);
  second.outbox.resume('room');
  second.outbox.resume('room');
  await expect.poll(second.states).toEqual([]);
  expect(sent).toEqual([
    ['a', keys[0]],
    ['b', keys[1]],
  ]);
});

test('items of an earlier page are sent before a new one', async () => {
  const first = await openTab(() => new Promise(() => {}));
  void first.outbox.add('room', 'a');
  const sent: string[] = [];
  const second = await openTab(async (text) => void sent.push(text));
  await second.outbox.add('room', 'b');
  expect(sent).toEqual(['a', 'b']);
});

test('an item that the server refused stays failed, also after a reload, and can be sent again', async () => {
  const { outbox, states, failures, CallFailed } = await openTab(async () => {
    throw new CallFailed(409, { code: 'full', detail: 'It is full' });
  });
  expect(await outbox.add('room', 'a')).toBe(null);
  expect(states()).toEqual(['a failed']);
  expect(failures).toHaveLength(1);

  const sent: string[] = [];
  const second = await openTab(async (text) => void sent.push(text));
  const [item] = second.outbox.list('room');
  expect(item).toMatchObject({ state: 'failed', refusal: { status: 409, body: { code: 'full' } } });
  second.outbox.resume('room');
  expect(sent).toEqual([]);
  if (item) second.outbox.retry(item);
  await expect.poll(second.states).toEqual([]);
  expect(sent).toEqual(['a']);
});

test('a refused item does not block those after it', async () => {
  const { outbox, states, CallFailed } = await openTab(async (text) => {
    if (text === 'a') throw new CallFailed(409, {});
  });
  await Promise.all([outbox.add('room', 'a'), outbox.add('room', 'b')]);
  expect(states()).toEqual(['a failed']);
});

test('an item is given up after four attempts while the stream is up', async () => {
  let attempts = 0;
  const { outbox, states, CallFailed } = await openTab(async () => {
    attempts += 1;
    throw new CallFailed(503, {});
  });
  await outbox.add('room', 'a');
  expect(attempts).toBe(4);
  expect(states()).toEqual(['a failed']);
}, 10_000);

test('a 401 during a session counts as no answer, because only its refresh failed', async () => {
  const { outbox, CallFailed } = await openTab(async () => {
    throw new CallFailed(401, {});
  });
  await outbox.add('room', 'a');
  expect(outbox.list('room')[0]).toMatchObject({ state: 'failed' });
  // Without a judgement of the server, it is sent again by the next page.
  const second = await openTab(async () => {});
  expect(second.states()).toEqual(['a waiting']);
}, 10_000);

test('a discarded item is not sent when the connection is back', async () => {
  let attempts = 0;
  const { outbox, states, setConnection } = await openTab(async () => {
    attempts += 1;
    throw new TypeError('Failed to fetch');
  });
  setConnection(false);
  const adding = outbox.add('room', 'a');
  await expect.poll(states).toEqual(['a waiting']);
  for (const item of outbox.list('room')) outbox.discard(item);
  setConnection(true);
  expect(await adding).toBe(null);
  expect(attempts).toBe(1);
  expect(Object.keys(stored)).toEqual([]);
});

test('an item that another tab sent or discarded is not sent again', async () => {
  let attempts = 0;
  const { outbox, states, setConnection } = await openTab(async () => {
    attempts += 1;
    throw new TypeError('Failed to fetch');
  });
  setConnection(false);
  const adding = outbox.add('room', 'a');
  await expect.poll(states).toEqual(['a waiting']);
  isShared = true;
  for (const key of Object.keys(stored)) localStorage.removeItem(key);
  isShared = false;
  setConnection(true);
  expect(await adding).toBe(null);
  expect(attempts).toBe(1);
});

test('an item of another tab is listed', async () => {
  const { states } = await openTab(async () => {});
  isShared = true;
  const item = {
    key: 'other-key',
    scope: 'test:room',
    userId: 1,
    order: 1,
    data: 'theirs',
    state: 'sending',
  };
  localStorage.setItem('outbox:test:room:other-key', JSON.stringify(item));
  expect(states()).toEqual(['theirs waiting']);
});

test('two tabs send the items of one scope in the order in which they were added', async () => {
  vi.stubGlobal('navigator', { locks });
  isShared = true;
  const sent: string[] = [];
  const keys = new Set<string>();
  let isUp = false;
  // As the server does, stores a request once however often it is sent.
  const send = async (text: string, key: string) => {
    if (!isUp) throw new TypeError('Failed to fetch');
    if (!keys.has(key)) sent.push(text);
    keys.add(key);
  };
  const one = await openTab(send);
  const other = await openTab(send);
  for (const tab of [one, other]) tab.setConnection(false);
  const adding: Promise<unknown>[] = [];
  for (const [tab, text] of [
    [one, 'a'],
    [other, 'b'],
    [one, 'c'],
  ] as const) {
    adding.push(tab.outbox.add('room', text));
    await expect.poll(() => other.states().length).toBe(adding.length);
  }
  isUp = true;
  for (const tab of [other, one]) tab.setConnection(true);
  await Promise.all(adding);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('an item is never sent in the name of another user', async () => {
  const sent: string[] = [];
  const { outbox, states, setConnection, setSession } = await openTab(async (text) => {
    sent.push(text);
    throw new TypeError('Failed to fetch');
  });
  setConnection(false);
  const adding = outbox.add('room', 'a');
  await expect.poll(states).toEqual(['a waiting']);
  setSession(session(2));
  setConnection(true);
  expect(await adding).toBe(null);
  outbox.resume('room');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['a']);
});

test('a new item is refused at once in a pause, but a repeated one waits for the end of the pause', async () => {
  const steps: (number | string)[] = [];
  const tab = await openTab(async () => {
    const step = steps.shift();
    if (typeof step === 'number') throw new tab.CallFailed(step, {});
    if (step !== undefined) throw new tab.CallFailed(409, { code: step });
    return 'done';
  });
  steps.push('paused');
  expect(await tab.outbox.add('room', 'a')).toBe(null);
  steps.push(502, 'paused');
  expect(await tab.outbox.add('other', 'b')).toBe('done');
});

test("an item that has outlived its key on the server is sent only at the user's request", async () => {
  const item = { key: 'old-key', scope: 'test:room', userId: 1, order: Date.now() - 86_400_000, data: 'old' };
  stored['outbox:test:room:old-key'] = JSON.stringify(item);
  const sent: string[] = [];
  const { outbox, states } = await openTab(async (text) => void sent.push(text));
  outbox.resume('room');
  expect(states()).toEqual(['old failed']);
  expect(sent).toEqual([]);
});

test('a discarded item stays discarded if its request is answered later', async () => {
  let answer = (_error: unknown) => {};
  const tab = await openTab(() => new Promise((_resolve, reject) => (answer = reject)));
  const adding = tab.outbox.add('room', 'a');
  await expect.poll(tab.states).toEqual(['a sending']);
  for (const item of tab.outbox.list('room')) tab.outbox.discard(item);
  answer(new tab.CallFailed(409, { code: 'paused' }));
  expect(await adding).toBe(null);
  expect(tab.states()).toEqual([]);
  expect(Object.keys(stored)).toEqual([]);
});

test('items are sent even if the browser denies its storage', async () => {
  const { outbox } = await openTab(async (text) => text);
  vi.stubGlobal('localStorage', undefined);
  expect(await outbox.add('room', 'a')).toBe('a');
});

test('damaged and foreign entries in the storage are ignored', async () => {
  stored['outbox:test:room:1'] = '{"key":';
  stored['outbox:test:room:2'] = 'null';
  stored['outbox:test:room:3'] = '{"key":"3"}';
  stored['theme'] = 'dark';
  const { states } = await openTab(async () => {});
  expect(states()).toEqual([]);
});
