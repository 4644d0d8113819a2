import {
  QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Answer, CallName, Calls, Input } from '@vincere/contract';
import { CallFailed, type CallInput, createClient } from '@vincere/contract/client';
import { sessionExpired } from '@vincere/domain';
import { routes } from './addresses.gen.ts';
import { yieldToEventLoop } from './browser/yield.ts';
import { activeLanguage } from './language.ts';
import { answerTime, fetchOrPrefetched } from './prefetch.ts';
import { getSession, setSession, updateSession } from './session/session.ts';
import { t } from './text.ts';
import { useHeldFailure } from './useHeldFailure.ts';
import { serverMessage } from './words/problem-text.ts';

export { CallFailed, serverMessage };

const base = `${location.origin}/api/v1`;
/** Request timeout: a connection whose server is gone may never answer. */
const timeoutMs = 15_000;
/** Estimated server time of each answer (performance.now, ms), where known. */
const answerTimes = new WeakMap<object, number>();
const client = createClient({
  base,
  routes,
  language: activeLanguage.tag,
  timeoutMs,
  fetch: fetchOrPrefetched,
  onAnswer: (answer, response) => {
    const time = answerTime(response);
    if (time !== undefined) answerTimes.set(answer, time);
  },
  token: () => getSession()?.access_token ?? null,
});

/**
 * Returns when the server made an answer (performance.now, ms), or the current time if unknown. Clocks count from then,
 * because a prefetched answer may have waited before it was used.
 */
export function answeredAt(answer: object): number {
  return answerTimes.get(answer) ?? performance.now();
}

/** Called when the server has ended the session. The app shows the message and goes to the log-in page. */
let onSessionEnd: (message: string) => void = () => {};
export function whenSessionEnds(listener: (message: string) => void): void {
  onSessionEnd = listener;
}

/** Refreshes under way, by refresh token. */
const refreshing = new Map<string, Promise<boolean>>();

/**
 * Gets a new access token. Concurrent callers share one request. Returns false if the session has ended, if this tab now has
 * another session, or if the request failed.
 */
export function refreshSession(): Promise<boolean> {
  const session = getSession();
  if (session === null) return Promise.resolve(false);
  const token = session.refresh_token;
  const pendingRefresh = refreshing.get(token) ?? refresh(token).finally(() => refreshing.delete(token));
  refreshing.set(token, pendingRefresh);
  return pendingRefresh;
}

async function refresh(token: string): Promise<boolean> {
  try {
    const refresher = createClient({ base, routes, timeoutMs, token: () => token });
    const { access_token } = await refresher.call('refreshSession');
    if (!isCurrent(token)) return false;
    updateSession({ access_token });
    return true;
  } catch (error) {
    // A lost connection doesn't end the session.
    if (!(error instanceof CallFailed)) return false;
    if (error.code === 'account.deactivated') endSession(token, serverMessage(error));
    else if (error.status === 401) endSession(token);
    return false;
  }
}

/** Whether this tab still has the session with this refresh token. */
function isCurrent(token: string): boolean {
  return getSession()?.refresh_token === token;
}

function endSession(token: string, message = t(sessionExpired)): void {
  if (!isCurrent(token)) return;
  setSession(null);
  onSessionEnd(message);
}

/**
 * Makes a call and returns its answer. After a 401, refreshes the token and retries once. Throws `CallFailed` if the server
 * refuses, and another error if the connection fails.
 */
export async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Calls[Name]>> {
  const attempt = () => client.call(name, input);
  return name === 'logIn' ? attempt() : withFreshSession(attempt);
}

/** Runs `attempt`. After a 401, refreshes the token and runs it once more. A second 401 ends the session. */
export async function withFreshSession<T>(attempt: () => Promise<T>): Promise<T> {
  const token = getSession()?.refresh_token;
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 401 || token === undefined) throw error;
    // Never retry a request with the session of another user.
    if (!isCurrent(token) || !(await refreshSession())) throw error;
    try {
      return await attempt();
    } catch (again) {
      if (again instanceof CallFailed && again.status === 401) endSession(token);
      throw again;
    }
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 5_000,
      // Without a network, a read fails and the page shows it. By default it would wait without an error.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

type ReadOptions<T> = Omit<UseQueryOptions<T, Error>, 'queryKey' | 'queryFn'>;

/**
 * Returns the query key and query function of a call. Each read starts in a separate task: a new page starts about six
 * reads, and a slow phone can handle input between them.
 */
export function queryOf<Name extends CallName>(name: Name, input: Input<Calls[Name]>) {
  return {
    queryKey: [name, input],
    queryFn: async () => {
      await yieldToEventLoop();
      return send(name, input);
    },
  };
}

/** Reads through a call. The answer is cached under the call's name and input. A failed read stays failed until it succeeds. */
export function useRead<Name extends CallName>(
  name: Name,
  input: Input<Calls[Name]>,
  options?: ReadOptions<Answer<Calls[Name]>>,
): UseQueryResult<Answer<Calls[Name]>, Error> {
  const { queryKey, queryFn } = queryOf(name, input);
  const query = useQuery<Answer<Calls[Name]>, Error>({ queryKey, queryFn, ...options });
  return useHeldFailure(query, queryKey, options?.enabled !== false);
}

/** Reads through a call once, outside a component. Uses a fresh cached answer, or the same read if it is under way. */
export function readOnce<Name extends CallName>(
  name: Name,
  input: Input<Calls[Name]>,
): Promise<Answer<Calls[Name]>> {
  return queryClient.fetchQuery<Answer<Calls[Name]>>(queryOf(name, input));
}

/** Repeats all reads of the current screen. Resolves when their results are shown, even if some failed. */
export async function readShownAgain(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active' });
  // Components are notified in the next task.
  await yieldToEventLoop();
}

/** Starts a read that the next page will need. Resolves when it is done, even if it failed: the page reports failures. */
export function readAhead<Name extends CallName>(name: Name, input: Input<Calls[Name]>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(name, input));
}

/** Returns a mutation that makes a call. Its mutation key is the call's name. */
export function useSend<Name extends CallName>(name: Name) {
  return useMutation<Answer<Calls[Name]>, Error, CallInput<Name>>({
    mutationKey: [name],
    mutationFn: (input) => send(name, input),
  });
}

/** Whether a mutation of this call is under way. Unlike component state, this is current before the next render. */
export function isSending(name: CallName): boolean {
  return queryClient.isMutating({ mutationKey: [name] }) > 0;
}

/** Returns why a call failed: the server's message, its status without a message, or that there was no answer. */
export function failureOf(error: unknown): string {
  return error instanceof CallFailed
    ? serverMessage(error)
    : t('The server could not be reached. Check your connection.');
}

/** Returns the server's message for a failed call, or `otherwise` if it has none. */
export function messageOf<T extends string | undefined>(error: unknown, otherwise: T): string | T {
  return error instanceof CallFailed && typeof error.body['detail'] === 'string'
    ? serverMessage(error)
    : otherwise;
}
