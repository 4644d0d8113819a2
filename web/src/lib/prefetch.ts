/*
 * Prefetches the first reads of a page on a cold start. The small entry chunk requests them while the app is still loading,
 * and the app's first requests receive the responses. This module doesn't use the app's API client, which loads later.
 */

import { parseStored, tabStorage } from './stored.ts';

type Prefetched = { bearer: string; requestedAt: number; answer: Promise<Response> };

const prefetchedResponses = new Map<string, Prefetched>();
const timeoutMs = 15_000;
/** Maximum age of a prefetched response, in ms. An older one belonged to a page that has been left. */
const maxAgeMs = 5_000;

/** Estimated server time of each response (performance.now, ms): halfway between request and response. */
const answerTimes = new WeakMap<Response, number>();

/** Returns when the server answered a response of `fetchOrPrefetched` (performance.now, ms), as an estimate. */
export function answerTime(response: Response): number | undefined {
  return answerTimes.get(response);
}

const timedFetch: typeof fetch = async (input, init) => {
  const requestedAt = performance.now();
  const response = await fetch(input, init);
  answerTimes.set(response, (requestedAt + performance.now()) / 2);
  return response;
};

/** Requests an API path with the session of this tab. Returns null, and requests nothing, without a session. */
export function prefetch(path: string): Promise<Response> | null {
  const token = storedToken();
  if (token === null) return null;
  const bearer = `Bearer ${token}`;
  const init = { headers: { authorization: bearer }, signal: AbortSignal.timeout(timeoutMs) };
  const answer = timedFetch(path, init).then(readFully);
  // The response may never be used. Don't report its failure as an unhandled rejection.
  answer.catch(() => {});
  prefetchedResponses.set(new URL(path, location.origin).href, {
    bearer,
    requestedAt: performance.now(),
    answer,
  });
  return answer;
}

/** Reads a response to its end, so that it can't fail after it was handed on. */
async function readFully(response: Response): Promise<Response> {
  const wholeResponse = new Response(await response.arrayBuffer(), response);
  const moment = answerTimes.get(response);
  if (moment !== undefined) answerTimes.set(wholeResponse, moment);
  return wholeResponse;
}

/**
 * Works like `fetch`, but returns a prefetched response if one is recent and was requested with the same token. Each is
 * used once. A failed prefetch is requested again.
 */
export const fetchOrPrefetched: typeof fetch = async (input, init) => {
  const url = typeof input === 'string' && init?.method === 'GET' ? input : '';
  const match = prefetchedResponses.get(url);
  prefetchedResponses.delete(url);
  const isSame = new Headers(init?.headers).get('authorization') === match?.bearer;
  const isFresh = match !== undefined && performance.now() - match.requestedAt < maxAgeMs;
  return isSame && isFresh ? match.answer.catch(() => timedFetch(input, init)) : timedFetch(input, init);
};

/** Returns the access token of this tab's stored session. */
function storedToken(): string | null {
  const session = parseStored(tabStorage.get('session')) as { access_token?: unknown } | null;
  return typeof session?.access_token === 'string' ? session.access_token : null;
}
