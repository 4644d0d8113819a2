import type { Answer, Calls } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import { useSyncExternalStore } from 'react';
import { browserStorage, parseStored, tabStorage } from '../stored.ts';

/** The log-in answer: tokens and user. It is in session storage, per tab; a guest's is also in local storage. */
export type Session = Answer<Calls['logIn']>;

const key = 'session';
/** Set in a tab that was logged out, so that it doesn't continue as a guest of this device. */
const loggedOutKey = 'loggedOut';
/** Key of the guest sessions of this device, newest first. They outlive the tab, because a guest has no password. */
const deviceKey = 'guestSession';
/** Maximum number of guest sessions stored per device. */
const mostKept = 20;
/** Key of the people who have logged in with an account in this browser (`tabs.ts`). */
export const knownKey = 'loggedIn';
const receivedKey = 'accessTokenReceivedAt';
const joinKey = 'pendingJoin';
const addressKey = 'pendingAddress';
const codeKey = 'simulationRunCode';
const holderKey = 'currentSimulationRunUser';
const listeners = new Set<() => void>();
let currentSession: Session | null = read();

/** Returns this tab's session, else that of the device's last guest. A tab that was logged out stays logged out. */
function read(): Session | null {
  const ownSession = parseStored(tabStorage.get(key));
  if (isSession(ownSession)) return ownSession;
  return tabStorage.get(loggedOutKey) === null ? (keptGuests()[0] ?? null) : null;
}

/** Returns whether a value from storage or another tab is a session. */
export function isSession(value: unknown): value is Session {
  return typeof (value as Partial<Session> | null)?.access_token === 'string';
}

/** Returns the sessions of this device's guests who have not logged out, newest first. */
export function keptGuests(): Session[] {
  return [parseStored(browserStorage.get(deviceKey))].flat().filter(isSession);
}

/**
 * Stores a guest's session for later visits, beside those of earlier guests. Removes the session of a guest who has logged
 * out or has an account now. Returns whether the browser has stored it.
 */
function keepOnDevice(session: Session | null): boolean {
  const guests = keptGuests();
  const others = guests.filter(({ id }) => id !== (session ?? currentSession)?.id);
  const isNew = session?.id !== currentSession?.id;
  const next = !session?.is_guest
    ? others
    : isNew
      ? [session, ...others].slice(0, mostKept)
      : guests.map((guest) => (guest.id === session.id ? session : guest));
  if (next.length > 0) return browserStorage.set(deviceKey, JSON.stringify(next));
  browserStorage.remove(deviceKey);
  return true;
}

/** What ends the session of this tab because the browser doesn't store it: a reload, or closing the tab (for a guest). */
export type SessionLoss = 'reload' | 'close';
let loss: SessionLoss | null = null;

/** Returns what ends the session of this tab because the browser doesn't store it; null if it is stored. */
export function sessionLoss(): SessionLoss | null {
  return loss;
}

export function getSession(): Session | null {
  return currentSession;
}

/** Starts, changes or ends (null) the session of this tab. */
export function setSession(session: Session | null): void {
  const isNew = session !== null && session.access_token !== currentSession?.access_token;
  // If the browser doesn't take the new session, the earlier one must not come back with a reload.
  tabStorage.remove(key);
  const isInTab = session !== null && tabStorage.set(key, JSON.stringify(session));
  if (isNew) tabStorage.set(receivedKey, String(Date.now()));
  const isOnDevice = keepOnDevice(session);
  currentSession = session;
  if (session === null) {
    tabStorage.remove(receivedKey);
    tabStorage.set(loggedOutKey, 'true');
  } else tabStorage.remove(loggedOutKey);
  loss = session === null ? null : lossOf(session, isInTab, isOnDevice);
  for (const listener of listeners) listener();
}

function lossOf({ is_guest }: Session, isInTab: boolean, isOnDevice: boolean): SessionLoss | null {
  if (is_guest && isOnDevice) return null;
  if (!isInTab) return 'reload';
  return is_guest ? 'close' : null;
}

/**
 * Returns whether this tab is new and may take a session from another tab: it has none of its own, nobody has logged out in it,
 * and somebody has logged in in this browser.
 */
export function mayAskTabs(): boolean {
  const isSettled = tabStorage.get(key) ?? tabStorage.get(loggedOutKey);
  return isSettled === null && browserStorage.get(knownKey) !== null;
}

/** Continues in this tab with the session of another tab or of one of the device's guests. */
export function resumeSession(session: Session): void {
  setSession(session);
  // The token was received some time ago, so the time set above is wrong.
  tabStorage.remove(receivedKey);
}

/** Returns when the access token was received, by this device's clock (epoch ms), or null if unknown. */
export function tokenReceivedAt(): number | null {
  const storedTime = tabStorage.get(receivedKey);
  return storedTime !== null && /^\d+$/.test(storedTime) ? Number(storedTime) : null;
}

/** Changes fields of the current session, if there is one. */
export function updateSession(changes: Partial<Session>): void {
  if (currentSession !== null) setSession({ ...currentSession, ...changes });
}

/** Called before the user of this tab logs out. */
let onLogOut: (session: Session) => void = () => {};
export function whenLoggingOut(listener: (session: Session) => void): void {
  onLogOut = listener;
}

/** Reports that the user of this tab is logging out. */
export function announceLogOut(): void {
  if (currentSession !== null) onLogOut(currentSession);
}

/** Calls a listener after each change of this tab's session. Returns a function that stops. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}

/** The run and room that a visitor wanted to join, kept in this tab during log-in and the first questionnaire. */
export const pendingJoin = {
  set: (search: { code?: string | undefined; room?: string | undefined }) => {
    if (search.code !== undefined) tabStorage.set(joinKey, JSON.stringify(search));
  },
  take: (): { code: string; room?: string } | null => {
    const storedJoin = parseStored(tabStorage.get(joinKey)) as { code: string; room?: string } | null;
    tabStorage.remove(joinKey);
    return typeof storedJoin?.code === 'string' ? storedJoin : null;
  },
  exists: (): boolean => tabStorage.get(joinKey) !== null,
  /** Returns the access code of the run, and keeps the join. */
  code: (): string | undefined => {
    const storedJoin = parseStored(tabStorage.get(joinKey)) as { code?: unknown } | null;
    return typeof storedJoin?.code === 'string' ? storedJoin.code : undefined;
  },
};

/** The page that a visitor requested before logging in, kept in this tab until the log-in. */
export const pendingAddress = {
  /** Takes a path with query and hash. Replaces an earlier one; a home page only clears it, since log-in leads there. */
  set: (href: string) => {
    if (homes.has(href)) tabStorage.remove(addressKey);
    else tabStorage.set(addressKey, href);
  },
  /** Removes the page and returns it, or null if there is none or it could lead to another origin. */
  take: (): string | null => {
    const storedAddress = tabStorage.get(addressKey);
    tabStorage.remove(addressKey);
    return storedAddress !== null && /^\/(?![/\\])/.test(storedAddress) ? storedAddress : null;
  },
};
const homes = new Set(['/dashboard', '/admin', '/admin-dashboard']);

/**
 * The current run: its id for the questionnaire after it, even after a reload, and its code for addresses without one. It
 * belongs to the user who stored it; another user who logs in gets none.
 */
export const storedRun = {
  id: (): number | null => {
    if (browserStorage.get(holderKey) !== holder()) return null;
    const storedId = tabStorage.get(storageKeys.runId) ?? browserStorage.get(storageKeys.currentRunId);
    return storedId !== null && /^[1-9]\d*$/.test(storedId) ? Number(storedId) : null;
  },
  code: (): string | undefined =>
    storedRun.id() === null ? undefined : (tabStorage.get(codeKey) ?? undefined),
  set: (runId: number, code?: string) => {
    tabStorage.set(storageKeys.runId, String(runId));
    browserStorage.set(storageKeys.currentRunId, String(runId));
    browserStorage.set(holderKey, holder());
    if (code !== undefined) tabStorage.set(codeKey, code);
  },
  clear: () => {
    for (const key of [storageKeys.runId, codeKey]) tabStorage.remove(key);
    for (const key of [storageKeys.currentRunId, holderKey]) browserStorage.remove(key);
  },
};

function holder(): string {
  return String(currentSession?.id ?? 'visitor');
}
