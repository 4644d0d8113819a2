import type { Answer, Calls } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import { useSyncExternalStore } from 'react';
import { parseStored } from './stored.ts';

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
let current: Session | null = read();

/** Returns this tab's session, else that of the device's last guest. A tab that was logged out stays logged out. */
function read(): Session | null {
  try {
    const own = parseStored(sessionStorage.getItem(key));
    if (isSession(own)) return own;
    return sessionStorage.getItem(loggedOutKey) === null ? (keptGuests()[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** Returns whether a value from storage or another tab is a session. */
export function isSession(stored: unknown): stored is Session {
  return typeof (stored as Partial<Session> | null)?.access_token === 'string';
}

/** Returns the sessions of this device's guests who have not logged out, newest first. */
export function keptGuests(): Session[] {
  return [parseStored(localStorage.getItem(deviceKey))].flat().filter(isSession);
}

/**
 * Stores a guest's session for later visits, beside those of earlier guests. Removes the session of a guest who has logged
 * out or has an account now.
 */
function keepOnDevice(session: Session | null): void {
  const kept = keptGuests();
  const others = kept.filter(({ id }) => id !== (session ?? current)?.id);
  const isNew = session?.id !== current?.id;
  const next = !session?.is_guest
    ? others
    : isNew
      ? [session, ...others].slice(0, mostKept)
      : kept.map((one) => (one.id === session.id ? session : one));
  if (next.length === 0) localStorage.removeItem(deviceKey);
  else localStorage.setItem(deviceKey, JSON.stringify(next));
}

export function getSession(): Session | null {
  return current;
}

/** Starts, changes or ends (null) the session of this tab. */
export function setSession(session: Session | null): void {
  const isNew = session !== null && session.access_token !== current?.access_token;
  if (isNew) sessionStorage.setItem(receivedKey, String(Date.now()));
  keepOnDevice(session);
  current = session;
  if (session === null) {
    for (const stored of [key, receivedKey]) sessionStorage.removeItem(stored);
    sessionStorage.setItem(loggedOutKey, 'true');
  } else {
    sessionStorage.setItem(key, JSON.stringify(session));
    sessionStorage.removeItem(loggedOutKey);
  }
  for (const listener of listeners) listener();
}

/**
 * Returns whether this tab is new and may take a session from another tab: it has none of its own, nobody has logged out in it,
 * and somebody has logged in in this browser.
 */
export function mayAskTabs(): boolean {
  try {
    const isSettled = sessionStorage.getItem(key) ?? sessionStorage.getItem(loggedOutKey);
    return isSettled === null && localStorage.getItem(knownKey) !== null;
  } catch {
    return false; // the browser denies access to its storage
  }
}

/** Continues in this tab with the session of another tab or of one of the device's guests. */
export function resumeSession(session: Session): void {
  setSession(session);
  // The token was received some time ago, so the time set above is wrong.
  sessionStorage.removeItem(receivedKey);
}

/** Returns when the access token was received, by this device's clock (epoch ms), or null if unknown. */
export function tokenReceivedAt(): number | null {
  const stored = sessionStorage.getItem(receivedKey);
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
}

/** Changes fields of the current session, if there is one. */
export function updateSession(changes: Partial<Session>): void {
  if (current !== null) setSession({ ...current, ...changes });
}

/** Called before the user of this tab logs out. */
let onLogOut: (session: Session) => void = () => {};
export function whenLoggingOut(listener: (session: Session) => void): void {
  onLogOut = listener;
}

/** Reports that the user of this tab is logging out. */
export function announceLogOut(): void {
  if (current !== null) onLogOut(current);
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
    if (search.code !== undefined) sessionStorage.setItem(joinKey, JSON.stringify(search));
  },
  take: (): { code: string; room?: string } | null => {
    const stored = parseStored(sessionStorage.getItem(joinKey)) as { code: string; room?: string } | null;
    sessionStorage.removeItem(joinKey);
    return typeof stored?.code === 'string' ? stored : null;
  },
  exists: (): boolean => sessionStorage.getItem(joinKey) !== null,
  /** Returns the access code of the run, and keeps the join. */
  code: (): string | undefined => {
    const stored = parseStored(sessionStorage.getItem(joinKey)) as { code?: unknown } | null;
    return typeof stored?.code === 'string' ? stored.code : undefined;
  },
};

/** The page that a visitor requested before logging in, kept in this tab until the log-in. */
export const pendingAddress = {
  /** Takes a path with query and hash. Replaces an earlier one; a home page only clears it, since log-in leads there. */
  set: (href: string) => {
    if (homes.has(href)) sessionStorage.removeItem(addressKey);
    else sessionStorage.setItem(addressKey, href);
  },
  /** Removes the page and returns it, or null if there is none or it could lead to another origin. */
  take: (): string | null => {
    const stored = sessionStorage.getItem(addressKey);
    sessionStorage.removeItem(addressKey);
    return stored !== null && /^\/(?![/\\])/.test(stored) ? stored : null;
  },
};
const homes = new Set(['/dashboard', '/admin', '/admin-dashboard']);

/**
 * The current run: its id for the questionnaire after it, even after a reload, and its code for addresses without one. It
 * belongs to the user who stored it; another user who logs in gets none.
 */
export const storedRun = {
  id: (): number | null => {
    if (localStorage.getItem(holderKey) !== holder()) return null;
    const stored =
      sessionStorage.getItem(storageKeys.runId) ?? localStorage.getItem(storageKeys.currentRunId);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  code: (): string | undefined =>
    storedRun.id() === null ? undefined : (sessionStorage.getItem(codeKey) ?? undefined),
  set: (runId: number, code?: string) => {
    sessionStorage.setItem(storageKeys.runId, String(runId));
    localStorage.setItem(storageKeys.currentRunId, String(runId));
    localStorage.setItem(holderKey, holder());
    if (code !== undefined) sessionStorage.setItem(codeKey, code);
  },
  clear: () => {
    for (const key of [storageKeys.runId, codeKey]) sessionStorage.removeItem(key);
    for (const key of [storageKeys.currentRunId, holderKey]) localStorage.removeItem(key);
  },
};

function holder(): string {
  return String(current?.id ?? 'visitor');
}
