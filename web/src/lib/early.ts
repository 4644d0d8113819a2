/*
 * The first reads of a page that is opened cold: asked for by the entry's few lines, while the app itself is still on its
 * way, and handed to the app's own first asking. They stand apart from the app's client, which would have to arrive first.
 */

import { parseStored } from './stored.ts';

type Asked = { bearer: string; askedAt: number; answer: Promise<Response> };

const asked = new Map<string, Asked>();
const patienceMs = 15_000;
/** An older answer is nobody's any more, in ms: the page that it was for has gone elsewhere. */
const freshMs = 5_000;

/** When answers were true (performance.now, ms): about half way between question and answer. */
const moments = new WeakMap<Response, number>();

/** When the answer that came in a response of `fetchOrEarly` was true (performance.now, ms). */
export function momentOf(response: Response): number | undefined {
  return moments.get(response);
}

const timedFetch: typeof fetch = async (input, init) => {
  const askedAt = performance.now();
  const response = await fetch(input, init);
  moments.set(response, (askedAt + performance.now()) / 2);
  return response;
};

/** Asks for an address of the API for whoever this tab's session is. Without a session it asks for nothing: null. */
export function askEarly(path: string): Promise<Response> | null {
  const token = storedToken();
  if (token === null) return null;
  const bearer = `Bearer ${token}`;
  const init = { headers: { authorization: bearer }, signal: AbortSignal.timeout(patienceMs) };
  const answer = timedFetch(path, init).then(wholeOf);
  // Nobody may come for it: then its failure is nobody's either.
  answer.catch(() => {});
  asked.set(new URL(path, location.origin).href, { bearer, askedAt: performance.now(), answer });
  return answer;
}

/** A response that is read to its end, so that nothing of it can break off once it is handed on. */
async function wholeOf(response: Response): Promise<Response> {
  const whole = new Response(await response.arrayBuffer(), response);
  const moment = moments.get(response);
  if (moment !== undefined) moments.set(whole, moment);
  return whole;
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
  return isSame && isFresh ? early.answer.catch(() => timedFetch(input, init)) : timedFetch(input, init);
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
