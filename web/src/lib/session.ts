import type { Answer, Calls } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import { useSyncExternalStore } from 'react';

/** The whole log-in answer, kept for this tab (section 9: session storage holds tokens and user). */
export type Session = Answer<Calls['logIn']>;

const key = 'session';
const joinKey = 'heldJoin';
const listeners = new Set<() => void>();
let current: Session | null = read();

function read(): Session | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Session);
  } catch {
    return null;
  }
}

export function getSession(): Session | null {
  return current;
}

/** Begins, changes or (null) ends the session of this tab. */
export function setSession(session: Session | null): void {
  current = session;
  if (session === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(session));
  for (const listener of listeners) listener();
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
    const stored = sessionStorage.getItem(joinKey);
    sessionStorage.removeItem(joinKey);
    return stored === null ? null : (JSON.parse(stored) as { code: string; room?: string });
  },
};

/** The run that this tab is about: for the questionnaire after it, also when the page was reloaded. */
export const heldRunId = {
  get: (): number | null => {
    const stored =
      sessionStorage.getItem(storageKeys.runId) ?? localStorage.getItem(storageKeys.currentRunId);
    return stored !== null && /^[1-9]\d*$/.test(stored) ? Number(stored) : null;
  },
  set: (runId: number) => {
    sessionStorage.setItem(storageKeys.runId, String(runId));
    localStorage.setItem(storageKeys.currentRunId, String(runId));
  },
  clear: () => {
    sessionStorage.removeItem(storageKeys.runId);
    localStorage.removeItem(storageKeys.currentRunId);
  },
};
