import {
  QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Answer, Call, CallName, Calls, Input } from '@vincere/contract';
import { CallFailed, createClient } from '@vincere/contract/client';
import { refusals } from '@vincere/domain';
import { routes } from './addresses.gen.ts';
import { getSession, setSession, updateSession } from './session.ts';

export { CallFailed };

const base = `${location.origin}/api/v1`;
const client = createClient({ base, routes, token: () => getSession()?.access_token ?? null });

type Arguments<C extends Call> = {} extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** Told when a session has ended by itself; the app shows it and goes to the log-in page. */
let onSessionEnd: (message: string) => void = () => {};
export function whenSessionEnds(listener: (message: string) => void): void {
  onSessionEnd = listener;
}

let refreshing: Promise<boolean> | undefined;

/** Gets a new access token, once for all calls that wait for it. False: the session is over. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<boolean> {
  const session = getSession();
  if (session === null) return false;
  try {
    const refresher = createClient({ base, routes, token: () => session.refresh_token });
    updateSession({ access_token: (await refresher.call('refreshSession')).access_token });
    return true;
  } catch (error) {
    // Only the server's no ends a session: a dropped line does not.
    if (error instanceof CallFailed && error.status === 401) endSession();
    return false;
  }
}

function endSession(): void {
  if (getSession() === null) return;
  setSession(null);
  onSessionEnd(refusals['session.expired']);
}

/** Makes a call; a 401 is tried once more with a refreshed token. Throws `CallFailed`, or a TypeError when the line is down. */
export async function send<Name extends CallName>(
  name: Name,
  ...input: Arguments<Calls[Name]>
): Promise<Answer<Calls[Name]>> {
  try {
    return await client.call(name, ...input);
  } catch (error) {
    const hasSession = getSession() !== null && name !== 'logIn';
    if (!(error instanceof CallFailed) || error.status !== 401 || !hasSession) throw error;
    if (!(await refreshSession())) throw error;
    try {
      return await client.call(name, ...input);
    } catch (again) {
      if (again instanceof CallFailed && again.status === 401) endSession();
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

type ReadOptions<T> = Omit<UseQueryOptions<T, Error>, 'queryKey' | 'queryFn'>;

/** Reads through a call and keeps what it gave under the call's name and input. */
export function useRead<Name extends CallName>(
  name: Name,
  input: Input<Calls[Name]>,
  options?: ReadOptions<Answer<Calls[Name]>>,
): UseQueryResult<Answer<Calls[Name]>, Error> {
  return useQuery<Answer<Calls[Name]>, Error>({
    queryKey: [name, input],
    queryFn: () => send(name, ...([input] as unknown as Arguments<Calls[Name]>)),
    ...options,
  });
}

/** Changes through a call. */
export function useSend<Name extends CallName>(name: Name) {
  return useMutation<Answer<Calls[Name]>, Error, Input<Calls[Name]>>({
    mutationFn: (input) => send(name, ...([input] as unknown as Arguments<Calls[Name]>)),
  });
}

/** What a person is told of a failed call: the server's sentence, or `otherwise` when it gave none. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof CallFailed && typeof error.body['detail'] === 'string' ? error.message : otherwise;
}
