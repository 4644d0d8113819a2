import type { Answer, Calls } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import { useSyncExternalStore } from 'react';
import { parseStored } from './stored.ts';

/** The whole log-in answer, kept for this tab (section 9: session storage holds tokens and user); a guest's also for the device. */
export type Session = Answer<Calls['logIn']>;

const key = 'session';
/** Where a guest's session outlives the tab: there is no password to come back with. */
const deviceKey = 'guestSession';
const receivedKey = 'accessTokenReceivedAt';
const joinKey = 'heldJoin';
const addressKey = 'heldAddress';
const codeKey = 'simulationRunCode';
const holderKey = 'currentSimulationRunUser';
const listeners = new Set<() => void>();
let current: Session | null = read();

function read(): Session | null {
  try {
    return readFrom(sessionStorage, key) ?? readFrom(localStorage, deviceKey);
  } catch {
    return null;
  }
}

function readFrom(storage: Storage, under: string): Session | null {
  const stored = parseStored(storage.getItem(under)) as Session | null;
  return typeof stored?.access_token === 'string' ? stored : null;
}

/** Keeps a guest who comes in, or is the one kept, for the next visit; forgets who has logged out or has an account now. */
function keepOnDevice(session: Session | null, isNew: boolean): void {
  const kept = readFrom(localStorage, deviceKey);
  if (session?.is_guest) {
    if (isNew || kept?.id === session.id) localStorage.setItem(deviceKey, JSON.stringify(session));
  } else if (kept !== null && kept.id === current?.id) localStorage.removeItem(deviceKey);
}

export function getSession(): Session | null {
  return current;
}

/** Begins, changes or (null) ends the session of this tab. */
export function setSession(session: Session | null): void {
  const isNew = session !== null && session.access_token !== current?.access_token;
  if (isNew) sessionStorage.setItem(receivedKey, String(Date.now()));
  keepOnDevice(session, session?.id !== current?.id);
  current = session;
  if (session === null) for (const stored of [key, receivedKey]) sessionStorage.removeItem(stored);
  else sessionStorage.setItem(key, JSON.stringify(session));
  for (const listener of listeners) listener();
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
