import { type Answer, apiPrefix, type CallName, type Calls, refusalStatus } from '@vincere/contract';
import { type FactsOf, type RefusalCode, Refusal as Refused } from '@vincere/domain';
import { routes } from '../lib/addresses.gen.ts';

/** A request as the server would receive it. */
export type Received = {
  name: CallName;
  /** Path parameters and query, as text. */
  params: Readonly<Record<string, string>>;
  /** The fields of a form, or the parsed JSON. */
  body: unknown;
  headers: Headers;
};

type Reply<Name extends CallName> = Answer<Calls[Name]> | Response;
type Handler = (received: Received) => unknown;

const handlers = new Map<CallName, Handler>();
const requests: Received[] = [];

/**
 * Takes the place of the server in component tests. A call without a reply fails like a lost connection. Every reply is
 * removed after the test.
 */
export const server = {
  /** Sets the reply of a call: its answer, or a response such as `refusal(...)`. */
  reply<Name extends CallName>(name: Name, reply: Reply<Name>): void {
    handlers.set(name, () => reply);
  },

  /** Replies to each request of a call with the result of `reply`. */
  replyWith<Name extends CallName>(name: Name, reply: (received: Received) => Reply<Name>): void {
    handlers.set(name, reply);
  },

  /** Returns the current reply of a call, which must have one. */
  replyOf<Name extends CallName>(name: Name): (received: Received) => Reply<Name> {
    const reply = handlers.get(name);
    if (reply === undefined) throw new Error(`${name} has no reply`);
    return reply as (received: Received) => Reply<Name>;
  },

  /** Holds the answer of a call back until the returned function is called with it. */
  hold<Name extends CallName>(name: Name): (reply: Reply<Name>) => void {
    let release: (reply: Reply<Name>) => void = () => {};
    const held = new Promise<Reply<Name>>((resolve) => {
      release = resolve;
    });
    handlers.set(name, () => held);
    return release;
  },

  /** Makes a call fail like a lost connection. */
  disconnect(name: CallName): void {
    handlers.delete(name);
  },

  /** Returns the requests of a call, oldest first. */
  received(name: CallName): Received[] {
    return requests.filter((request) => request.name === name);
  },

  reset(): void {
    handlers.clear();
    requests.length = 0;
  },
};

/** Returns the answer of a refused call, as the server writes it. */
export function refusal<const Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): Response {
  const { message } = new Refused(code, facts);
  return Response.json({ ...facts, code, detail: message }, { status: refusalStatus[code] });
}

/** Returns an answer that is not the API's, such as a proxy's. */
export const badGateway = () => new Response('Bad gateway', { status: 502 });

/** Replaces `fetch`. */
export const fetchFromHandlers: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const received = await parse(request);
  requests.push(received);
  const handler = handlers.get(received.name);
  if (handler === undefined) throw new TypeError('Failed to fetch');
  const reply = await handler(received);
  return reply instanceof Response ? reply.clone() : Response.json(reply);
};

async function parse(request: Request): Promise<Received> {
  const url = new URL(request.url);
  for (const [name, { method, path, encoding }] of Object.entries(routes)) {
    const pattern = new RegExp(`^${apiPrefix}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(url.pathname);
    if (match === null || method !== request.method) continue;
    const params = { ...match.groups, ...Object.fromEntries(url.searchParams) };
    const text = encoding === 'multipart' ? '' : await request.text();
    const body =
      encoding === 'form' ? Object.fromEntries(new URLSearchParams(text)) : text && JSON.parse(text);
    return { name: name as CallName, params, body, headers: request.headers };
  }
  throw new Error(`The contract has no call ${request.method} ${url.pathname}`);
}
