import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/MemoryStorage.ts';
import type { Session } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a function that opens a tab on a new device. Pass the storage of a tab to reload that tab. */
function device() {
  vi.stubGlobal('localStorage', new MemoryStorage());
  return async (tab = new MemoryStorage()) => {
    vi.stubGlobal('sessionStorage', tab);
    vi.resetModules();
    return { ...(await import('./session.ts')), tab };
  };
}

const person = (id: number, is_guest: boolean) =>
  ({ id, is_guest, access_token: `token of ${id}`, refresh_token: `again ${id}` }) as Session;
const [ada, ben, account] = [person(1, true), person(2, true), person(3, false)];

test('a device keeps the sessions of all its guests, and a new tab continues with the latest', async () => {
  const open = device();
  const { setSession, keptGuests, resumeSession, updateSession } = await open();
  setSession(ada);
  setSession(ben);
  expect(keptGuests()).toEqual([ben, ada]);
  expect((await open()).getSession()).toEqual(ben);
  resumeSession(ada);
  updateSession({ access_token: 'a fresh one' });
  expect(keptGuests()).toEqual([{ ...ada, access_token: 'a fresh one' }, ben]);
});

test('logging in and out with an account keeps the guests of the device', async () => {
  const open = device();
  const { setSession, tab } = await open();
  setSession(ada);
  setSession(account);
  setSession(null);
  expect(tab.getItem('session')).toBeNull();
  const again = await open(tab);
  expect(again.getSession()).toBeNull();
  expect(again.keptGuests()).toEqual([ada]);
});

test('a guest who logs out or gets an account is forgotten, and no other tab restores them', async () => {
  const open = device();
  const { setSession, keptGuests, tab } = await open();
  setSession(ada);
  setSession(ben);
  const other = await open();
  other.setSession(null);
  expect(keptGuests()).toEqual([ada]);
  const first = await open(tab);
  first.updateSession({ access_token: 'a fresh one' });
  expect(first.keptGuests()).toEqual([ada]);
  first.resumeSession(ada);
  first.updateSession({ is_guest: false });
  expect(first.keptGuests()).toEqual([]);
  expect(localStorage.getItem('guestSession')).toBeNull();
});

test('the single guest that an earlier version stored is restored', async () => {
  const open = device();
  localStorage.setItem('guestSession', JSON.stringify(ada));
  expect((await open()).getSession()).toEqual(ada);
});

/** A storage that is full. */
class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}

test('a session that cannot be stored in the tab lives in memory until a reload', async () => {
  const open = device();
  const tab = new FullStorage();
  const { setSession, getSession, sessionLoss } = await open(tab);
  setSession(account);
  expect(getSession()).toEqual(account);
  expect(sessionLoss()).toBe('reload');
  expect((await open(tab)).getSession()).toBeNull();
});

test('a session that cannot be stored in the tab does not bring back the earlier one', async () => {
  const open = device();
  const { setSession, tab } = await open();
  setSession(ada);
  // oxlint-disable-next-line typescript/unbound-method -- it is called as a method of `tab`
  tab.setItem = FullStorage.prototype.setItem;
  setSession(account);
  expect(tab.getItem('session')).toBeNull();
});

test('a guest session that cannot be stored on the device ends with the tab', async () => {
  const open = device();
  vi.stubGlobal('localStorage', new FullStorage());
  const { setSession, sessionLoss, tab } = await open();
  setSession(ada);
  expect(sessionLoss()).toBe('close');
  const again = await open(tab);
  expect(again.getSession()).toEqual(ada);
  again.setSession(account);
  expect(again.sessionLoss()).toBeNull();
});
