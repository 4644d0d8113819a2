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
import { holdFailures } from './failed-reads.ts';
import { spoken } from './language.ts';
import { answerTime, fetchOrPrefetched } from './prefetch.ts';
import { getSession, setSession, updateSession } from './session.ts';
import { t, translated } from './text.ts';
import { yieldToEventLoop } from './yield.ts';

export { CallFailed };

const base = `${location.origin}/api/v1`;
/** A line without a server behind it answers nothing at all: what is not answered by then has failed. */
const timeoutMs = 15_000;
/** When answers were true, as far as that is known. */
const moments = new WeakMap<object, number>();
const client = createClient({
  base,
  routes,
  language: spoken.tag,
  timeoutMs,
  fetch: fetchOrPrefetched,
  onAnswer: (answer, response) => {
    const moment = answerTime(response);
    if (moment !== undefined) moments.set(answer, moment);
  },
  token: () => getSession()?.access_token ?? null,
});

/** When the answer to a call was true (performance.now, ms): clocks count from there, however long it waited for us. */
export function heardAt(answer: object): number {
  return moments.get(answer) ?? performance.now();
}

/** Told when a session has ended by itself; the app shows it and goes to the log-in page. */
let onSessionEnd: (message: string) => void = () => {};
export function whenSessionEnds(listener: (message: string) => void): void {
  onSessionEnd = listener;
}

/** The refresh under way, by the refresh token that it is made with. */
const refreshing = new Map<string, Promise<boolean>>();

/** Gets a new access token, once for all calls that wait for it. False: the session is over, or another's by now. */
export function refreshSession(): Promise<boolean> {
  const session = getSession();
  if (session === null) return Promise.resolve(false);
  const token = session.refresh_token;
  const started = refreshing.get(token) ?? refresh(token).finally(() => refreshing.delete(token));
  refreshing.set(token, started);
  return started;
}

async function refresh(token: string): Promise<boolean> {
  try {
    const refresher = createClient({ base, routes, timeoutMs, token: () => token });
    const { access_token } = await refresher.call('refreshSession');
    if (!isCurrent(token)) return false;
    updateSession({ access_token });
    return true;
  } catch (error) {
    // Only the server's no ends a session: a dropped line does not.
    if (error instanceof CallFailed && error.status === 401) endSession(token);
    return false;
  }
}

/** Whether the session with this refresh token is still the one of this tab. */
function isCurrent(token: string): boolean {
  return getSession()?.refresh_token === token;
}

function endSession(token: string): void {
  if (!isCurrent(token)) return;
  setSession(null);
  onSessionEnd(t(sessionExpired));
}

/** Makes a call; a 401 is tried once more with a refreshed token. Throws `CallFailed`, or another error when the line is down. */
export async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Calls[Name]>> {
  const attempt = () => client.call(name, input);
  return name === 'logIn' ? attempt() : withFreshSession(attempt);
}

/** Does what needs the session's token; after a 401 once more with a refreshed one. A second 401 ends the session. */
export async function withFreshSession<T>(attempt: () => Promise<T>): Promise<T> {
  const token = getSession()?.refresh_token;
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 401 || token === undefined) throw error;
    // What one person asked for is never tried again in the name of the next.
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
      // A read without a network fails and says so; the default would wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

holdFailures(queryClient.getQueryCache());

type ReadOptions<T> = Omit<UseQueryOptions<T, Error>, 'queryKey' | 'queryFn'>;

/**
 * Under which key the answer to a call is kept, and how it is got. Each read begins in a task of its own: a page that has
 * just been drawn begins half a dozen, and a slow phone answers a touch between them.
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

/** Reads through a call and keeps what it gave under the call's name and input. */
export function useRead<Name extends CallName>(
  name: Name,
  input: Input<Calls[Name]>,
  options?: ReadOptions<Answer<Calls[Name]>>,
): UseQueryResult<Answer<Calls[Name]>, Error> {
  return useQuery<Answer<Calls[Name]>, Error>({ ...queryOf(name, input), ...options });
}

/** Reads once through a call, for no part of a page; joins a read of the same that is under way. */
export function readOnce<Name extends CallName>(
  name: Name,
  input: Input<Calls[Name]>,
): Promise<Answer<Calls[Name]>> {
  return queryClient.fetchQuery<Answer<Calls[Name]>>(queryOf(name, input));
}

/** Reads again what is on the screen; resolved once it shows, also when a read failed. */
export async function readShownAgain(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active' });
  // Those who show it are told in the next turn.
  await yieldToEventLoop();
}

/** Begins a read that the page to come will ask for, and says when it is done. A failure is the page's to meet. */
export function readAhead<Name extends CallName>(name: Name, input: Input<Calls[Name]>): Promise<void> {
  return queryClient.prefetchQuery(queryOf(name, input));
}

/** Changes through a call, under whose name it is found while it is under way. */
export function useSend<Name extends CallName>(name: Name) {
  return useMutation<Answer<Calls[Name]>, Error, Input<Calls[Name]>>({
    mutationKey: [name],
    mutationFn: (input) => send(name, input),
  });
}

/** Whether a change through a call is under way: known at once, before a page has been drawn anew for a second press. */
export function isSending(name: CallName): boolean {
  return queryClient.isMutating({ mutationKey: [name] }) > 0;
}

/** What a person is told of a failed call: the server's sentence, or `otherwise` when it gave none. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof CallFailed && typeof error.body['detail'] === 'string' ? told(error) : otherwise;
}

/** The server's sentence, in the language of the page. */
export function told({ message }: CallFailed): string {
  return translated(message);
}
