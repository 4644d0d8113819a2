import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import type { Session } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Channels of the tabs of one browser. Messages arrive in a later task, as in a browser. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this) setTimeout(() => Channel.open.has(other) && other.onmessage?.({ data }), 0);
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('localStorage', new MemoryStorage());
});

const person = (id: number, is_guest = false) =>
  ({
    id,
    is_guest,
    first_name: `Person ${id}`,
    last_name: '',
    access_token: `token of ${id}`,
    refresh_token: `again ${id}`,
  }) as Session;
const [ada, ben] = [person(1), person(2)];

/** Opens a tab, which watches the others if `session` is given. */
async function tab(session?: Session) {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.resetModules();
  const [{ setSession, announceLogOut }, tabs] = [await import('./session.ts'), await import('./tabs.ts')];
  const logOuts: boolean[] = [];
  if (session !== undefined) {
    setSession(session);
    tabs.watchTabs((isShared) => logOuts.push(isShared));
  }
  return { ...tabs, announceLogOut, logOuts };
}

test('a new tab gets the sessions of the open tabs, one for each account', async () => {
  await tab(ada);
  await tab(ada);
  await tab(ben);
  const { askTabs } = await tab();
  expect((await askTabs()).toSorted((one, other) => one.id - other.id)).toEqual([ada, ben]);
});

test('the browser stores the names of people, and never their tokens', async () => {
  await tab(ada);
  const stored = localStorage.getItem('loggedIn') ?? '';
  expect(JSON.parse(stored)).toMatchObject([{ id: 1, first_name: 'Person 1', last_name: '' }]);
  expect(stored).not.toContain(ada.access_token);
  expect(stored).not.toContain(ada.refresh_token);
});

test('a closed or suspended tab leaves the name of its person, without a session', async () => {
  vi.useFakeTimers();
  await tab(ada);
  Channel.open.clear();
  const { askTabs, knownPeople } = await tab();
  const answer = askTabs();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await answer).toEqual([]);
  expect(knownPeople()).toEqual([{ id: 1, first_name: 'Person 1', last_name: '' }]);
});

test('a new tab asks for no session if the browser knows no person', async () => {
  const post = vi.spyOn(Channel.prototype, 'postMessage');
  const { askTabs } = await tab();
  expect(await askTabs()).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});

test('a person who has not opened a tab for twelve hours is forgotten', async () => {
  await tab(ada);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
  const { knownPeople } = await tab();
  expect(knownPeople()).toEqual([]);
  vi.useRealTimers();
});

test('a new tab asks for no session of a guest, because the device keeps it', async () => {
  await tab(person(3, true));
  await tab(ada);
  const { askTabs } = await tab();
  expect(await askTabs()).toEqual([ada]);
});

test('logging out ends the other tabs of the same user, and says whether they share the session', async () => {
  const first = await tab(ada);
  const shared = await tab(ada);
  const separate = await tab({ ...ada, refresh_token: 'another log-in' });
  const other = await tab(ben);
  first.announceLogOut();
  await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => setTimeout(done, 0));
  expect([shared.logOuts, separate.logOuts, other.logOuts]).toEqual([[true], [false], []]);
  expect((await tab()).knownPeople()).toEqual([{ id: 2, first_name: 'Person 2', last_name: '' }]);
});

test('a tab ignores answers to questions of other tabs', async () => {
  await tab(ada);
  const { askTabs } = await tab();
  const answer = askTabs();
  const intruder = new Channel();
  for (const open of Channel.open)
    open.onmessage?.({ data: { answer: 'guessed', session: { id: 1, access_token: 'forged' } } });
  intruder.close();
  expect(await answer).toEqual([ada]);
});
