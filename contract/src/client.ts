import { fill } from '@vincere/domain';
import type { Answer, Call, Input } from './call.ts';
import { idempotencyKeyHeader } from './constants.ts';
import type { CallName, Calls } from './index.ts';
import { shared } from './messages/shared.ts';

/** The part of a call that a client needs at run time. Every call of the contract is a `Route`; a web page may include only these fields. */
export type Route = Pick<Call, 'method' | 'path' | 'encoding'>;

export type ClientOptions = {
  /** The URL of the API, such as `http://127.0.0.1:3000/api/v1`. */
  base: string;
  routes: Readonly<Record<CallName, Route>>;
  /** The language for texts that the server writes, such as files and mails. */
  language?: string;
  /** Returns the bearer token. It is called for each request. */
  token?: () => string | null;
  signal?: AbortSignal;
  /** Aborts a call that is not answered within this time, in ms. Uploads have no time-out. */
  timeoutMs?: number;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch;
  /** Called with each parsed answer and its response. */
  onAnswer?: (answer: object, response: Response) => void;
};

/** The server refused the call or failed. `message` is the server's sentence for a person; screens branch on `code`. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const { detail, code } = body;
    super(typeof detail === 'string' ? detail : fill(shared.callFailed, { status }));
    this.status = status;
    this.code = typeof code === 'string' ? code : undefined;
    this.body = body;
  }
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob;
  fileName?: string;
  unless?: object | undefined;
  key?: string | undefined;
};

/**
 * The input of a call. `unless` is an earlier answer of it. If the server has nothing newer, that same object is returned.
 * `key` is the idempotency key of the request, see `idempotent`.
 */
export type CallInput<Name extends CallName> = Input<Calls[Name]> & {
  unless?: object | undefined;
  key?: string | undefined;
};

/** The calls that need no input. */
type NameWithoutInput = { [Name in CallName]: {} extends Input<Calls[Name]> ? Name : never }[CallName];

export type Client = {
  /** Makes a call of the contract. Returns its answer, or the raw response of a download. Throws `CallFailed`. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answer<Calls[Name]>>;
  call<Name extends NameWithoutInput>(name: Name): Promise<Answer<Calls[Name]>>;
};

/** The entity tags of answers, if the server sent one. */
const tags = new WeakMap<object, string>();

/** Creates a typed client for the calls of the contract at one server. */
export function createClient({
  base,
  routes,
  token,
  signal,
  timeoutMs,
  language,
  ...options
}: ClientOptions): Client {
  const request = options.fetch ?? fetch;
  return {
    call: async <Name extends CallName>(name: Name, input?: CallInput<Name>) => {
      const route = routes[name];
      const parts: Parts = input ?? {};
      const headers = new Headers();
      if (language) headers.set('accept-language', language);
      const bearer = token?.();
      if (bearer) headers.set('authorization', `Bearer ${bearer}`);
      const tag = parts.unless && tags.get(parts.unless);
      if (tag !== undefined) headers.set('if-none-match', tag);
      if (parts.key !== undefined) headers.set(idempotencyKeyHeader, parts.key);
      const timeout = startTimeout(route.encoding === 'multipart' ? undefined : timeoutMs, signal);
      try {
        const response = await request(base + urlPath(route.path, parts), {
          method: route.method,
          headers,
          body: encode(route, parts, headers),
          signal: timeout.signal,
        });
        if (response.status === 304) return parts.unless as Answer<Calls[Name]>;
        if (!response.ok) throw new CallFailed(response.status, await readError(response));
        if (!isAnswer(response)) return response as Answer<Calls[Name]>;
        const answer: unknown = await response.json();
        if (typeof answer !== 'object' || answer === null) return answer as Answer<Calls[Name]>;
        const newTag = response.headers.get('etag');
        if (newTag !== null) tags.set(answer, newTag);
        options.onAnswer?.(answer, response);
        return answer as Answer<Calls[Name]>;
      } finally {
        // The time-out does not apply to the body of a download.
        timeout.end();
      }
    },
  };
}

/** Returns whether a response is a JSON answer, and not a downloaded file. */
function isAnswer({ headers }: Response): boolean {
  const isFile = headers.get('content-disposition')?.startsWith('attachment') ?? false;
  return !isFile && (headers.get('content-type')?.startsWith('application/json') ?? false);
}

/** Returns a signal that aborts when `outer` does, or after `ms` unless `end` is called before. */
function startTimeout(ms: number | undefined, outer: AbortSignal | undefined) {
  if (ms === undefined) return { signal: outer, end: () => {} };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const signal = outer ? AbortSignal.any([controller.signal, outer]) : controller.signal;
  return { signal, end: () => clearTimeout(timer) };
}

function urlPath(path: string, { params, query }: Parts): string {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = toSearchParams(query).toString();
  return search === '' ? filledPath : `${filledPath}?${search}`;
}

function toSearchParams(fields: Record<string, unknown> = {}): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) search.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return search;
}

function encode(route: Route, { body, file, fileName }: Parts, headers: Headers): RequestInit['body'] {
  if (route.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of toSearchParams(body)) form.append(name, value);
    if (file) form.append('file', file, fileName);
    return form;
  }
  if (route.encoding === 'form') return toSearchParams(body);
  if (body === undefined) return undefined;
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

async function readError(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
