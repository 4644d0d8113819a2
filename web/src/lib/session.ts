import type { Answer, Calls } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import { useSyncExternalStore } from 'react';
import { parseStored } from './stored.ts';

/** The whole log-in answer, kept for this tab (section 9: session storage holds tokens and user); a guest's also for the device. */
export type Session = Answer<Calls['logIn']>;

const key = 'session';
/** What a tab holds that was logged out of: no guest of this device is taken up in it. */
const loggedOutKey = 'loggedOut';
/** Where the sessions of guests outlive the tab, the newest first: there is no password to come back with. */
const deviceKey = 'guestSession';
/** So many guests of one device have a way back. */
const mostKept = 20;
const receivedKey = 'accessTokenReceivedAt';
const joinKey = 'heldJoin';
const addressKey = 'heldAddress';
const codeKey = 'simulationRunCode';
const holderKey = 'currentSimulationRunUser';
const listeners = new Set<() => void>();
let current: Session | null = read();

/** Of this tab, or of the guest who was last on this device; a tab that was logged out of stays so. */
function read(): Session | null {
  try {
    const own = parseStored(sessionStorage.getItem(key));
    if (isSession(own)) return own;
    return sessionStorage.getItem(loggedOutKey) === null ? (keptGuests()[0] ?? null) : null;
  } catch {
    return null;
  }
}

function isSession(stored: unknown): stored is Session {
  return typeof (stored as Partial<Session> | null)?.access_token === 'string';
}

/** Who has been a guest on this device and has not logged out, the last one first. */
export function keptGuests(): Session[] {
  return [parseStored(localStorage.getItem(deviceKey))].flat().filter(isSession);
}

/**
 * Keeps a guest who comes in for the next visit, beside those who were here before: each has a place. Forgets who has
 * logged out or has an account now.
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

/** Begins, changes or (null) ends the session of this tab. */
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

/** This tab goes on as somebody who has been a guest on this device. */
export function takeUp(guest: Session): void {
  setSession(guest);
  // It came some time ago.
  sessionStorage.removeItem(receivedKey);
}

/** When this device got the access token, by its own clock (epoch ms); null when that is not known. */
export function tokenReceivedAt(): number | null {
  const stored = sessionStorage.getItem(receivedKey);
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
}

/** Changes what the session knows of its user. */
export function updateSession(changes: Partial<Session>): void {
  if (current !== null) setSession({ ...current, ...changes });
}

export function useSession(): Session | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getSession);
}

/** A join that someone came for before they could: it waits in this tab through log-in and first questionnaire. */
export const heldJoin = {
  hold: (search: { code?: string | undefined; room?: string | undefined }) => {
    if (search.code !== undefined) sessionStorage.setItem(joinKey, JSON.stringify(search));
  },
  take: (): { code: string; room?: string } | null => {
    const stored = parseStored(sessionStorage.getItem(joinKey)) as { code: string; room?: string } | null;
    sessionStorage.removeItem(joinKey);
    return typeof stored?.code === 'string' ? stored : null;
  },
  waits: (): boolean => sessionStorage.getItem(joinKey) !== null,
};

/** The page that someone asked for before they had logged in: it waits in this tab for the log-in. */
export const heldAddress = {
  /** `href` of this origin, from its path on. What was asked for last counts: a home is where log-in leads anyway. */
  hold: (href: string) => {
    if (homes.has(href)) sessionStorage.removeItem(addressKey);
    else sessionStorage.setItem(addressKey, href);
  },
  /** Gives it up, and gives it where it is one of this origin. */
  take: (): string | null => {
    const stored = sessionStorage.getItem(addressKey);
    sessionStorage.removeItem(addressKey);
    return stored !== null && /^\/(?![/\\])/.test(stored) ? stored : null;
  },
};
const homes = new Set(['/dashboard', '/admin', '/admin-dashboard']);

/**
 * The run that this tab is about: its id for the questionnaire after it, also when the page was reloaded, and its code for
 * addresses that lost theirs. It is nobody else's: who logs in next finds nothing held.
 */
export const heldRun = {
  id: (): number | null => {
    if (localStorage.getItem(holderKey) !== holder()) return null;
    const stored =
      sessionStorage.getItem(storageKeys.runId) ?? localStorage.getItem(storageKeys.currentRunId);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  code: (): string | undefined =>
    heldRun.id() === null ? undefined : (sessionStorage.getItem(codeKey) ?? undefined),
  hold: (runId: number, code?: string) => {
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
