/*
 * The first read of a page that is opened cold: asked for by the entry's few lines, while the app itself is still on its
 * way, and handed to the app's own first asking. It stands apart from the app's client, which would have to arrive first.
 */

import { parseStored } from './stored.ts';

type Asked = { bearer: string; askedAt: number; answer: Promise<Response> };

const asked = new Map<string, Asked>();
const patienceMs = 15_000;
/** An older answer is nobody's any more, in ms: the page that it was for has gone elsewhere. */
const freshMs = 5_000;

/** Asks for an address of the API for whoever this tab's session is. Without a session it asks for nothing. */
export function askEarly(path: string): void {
  const token = storedToken();
  if (token === null) return;
  const bearer = `Bearer ${token}`;
  const init = { headers: { authorization: bearer }, signal: AbortSignal.timeout(patienceMs) };
  // Read to its end here, so that nothing of it can break off once it is handed on.
  const answer = fetch(path, init).then(async (got) => new Response(await got.arrayBuffer(), got));
  // Nobody may come for it: then its failure is nobody's either.
  answer.catch(() => {});
  asked.set(new URL(path, location.origin).href, { bearer, askedAt: performance.now(), answer });
}

/**
 * `fetch`, which takes what was asked for early by the same person, once and while it is
 * fresh. A failed early answer is asked for again.
 */
export const fetchOrEarly: typeof fetch = async (input, init) => {
  const url = typeof input === 'string' && init?.method === 'GET' ? input : '';
  const early = asked.get(url);
  asked.delete(url);
  const isSame = new Headers(init?.headers).get('authorization') === early?.bearer;
  const isFresh = early !== undefined && performance.now() - early.askedAt < freshMs;
  return isSame && isFresh ? early.answer.catch(() => fetch(input, init)) : fetch(input, init);
};

/** The access token that the session of this tab holds in its storage. */
function storedToken(): string | null {
  try {
    const session = parseStored(sessionStorage.getItem('session')) as { access_token?: unknown } | null;
    return typeof session?.access_token === 'string' ? session.access_token : null;
  } catch {
    return null; // a browser that lets nobody at its storage
  }
}
