import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { apiPrefix, type Call, maxBodyBytes } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { type Language, languageOf } from '../i18n/translator.ts';
import type { ReceivedFile } from '../storage/storage.ts';
import { bearerToken } from './bearer-token.ts';
import type { SessionUser } from './caller.ts';
import { InvalidInput } from './errors.ts';
import type { Gate } from './gate.ts';
import {
  type AnyRequest,
  type Caller,
  type Download,
  type EventStream,
  Existing,
  type Handler,
  SerializedJson,
} from './handle.ts';
import { downloadPolicy } from './headers.ts';
import { readForm, readUpload } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
    /** The network address of the client. */
    address: string;
  }
}

/** Makes a call of the contract happen at its path: token, standing, input, handler, answer. */
export function mount(fastify: FastifyInstance, app: App, gate: Gate, call: Call, handle: Handler): void {
  const hasBody = call.method !== 'GET';
  const maxBytes = maxBodyBytes(call);

  fastify.route({
    method: call.method,
    url: apiPrefix + call.path,
    // Of no use to a client of ours, and of a stream it would never end.
    exposeHeadRoute: false,
    bodyLimit: maxBytes,
    config: { call, maxBytes },
    // Before the body is read: nobody without a right to call makes us receive an upload.
    onRequest: async (request) => {
      request.user = await gate.identify(call, bearerToken(request.headers.authorization));
      if (call.access === 'administrator' && request.user?.is_admin === false)
        refuse('session.administrators-only');
      if (call.rateLimit === 'upload' && request.user) await gate.countUpload(request.user, request.address);
    },
    handler: async (request, reply) => {
      const params = parse('params', call.params, request.params);
      const token = bearerToken(request.headers.authorization);
      const admitNow = () => gate.admit(call, token, request.user, { params });
      // A body may take minutes to arrive, and the caller's rights may end meanwhile.
      const admitAgain = async () => {
        if (hasBody) request.user = await gate.identify(call, token);
        return admitNow();
      };
      if (call.encoding === 'multipart') {
        await admitNow();
        const { fields, upload } = await readUpload(request, app.files, call.uploadKind ?? 'file');
        try {
          const caller = await admitAgain();
          const query = parse('query', call.query, request.query);
          const body = parse('body', call.body, fields);
          return await answer(
            reply,
            call,
            await handle(new Asked(request, reply, { params, query, caller, body, upload })),
          );
        } finally {
          await upload.discard();
        }
      }
      const given = call.encoding === 'form' ? await readForm(request, maxBytes) : request.body;
      request.bodyArrived();
      const caller = await admitAgain();
      const query = parse('query', call.query, request.query);
      const body = parse('body', call.body, given ?? {});
      return answer(
        reply,
        call,
        await handle(new Asked(request, reply, { params, query, caller, body, upload: undefined })),
      );
    },
  });
}

/** What a handler is given. Few look at what is got only when it is asked for: that is not cheap. */
class Asked implements AnyRequest {
  readonly params: AnyRequest['params'];
  readonly query: AnyRequest['query'];
  readonly caller: Caller;
  readonly body: AnyRequest['body'];
  readonly upload: ReceivedFile | undefined;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply, given: AnyRequest) {
    this.params = given.params;
    this.query = given.query;
    this.caller = given.caller;
    this.body = given.body;
    this.upload = given.upload;
    this.#request = request;
    this.#reply = reply;
  }

  get address(): string {
    return this.#request.address;
  }

  get cookies(): string | undefined {
    return this.#request.headers.cookie;
  }

  get setCookie(): (value: string) => void {
    return (value) => void this.#reply.header('set-cookie', value);
  }

  get language(): Language | null {
    return languageOf(this.#request.headers['accept-language']);
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent'];
  }

  get gone(): AbortSignal {
    return closing(this.#reply);
  }
}

function closing({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function parse(part: string, schema: z.core.$ZodType | undefined, value: unknown): Record<string, unknown> {
  if (schema === undefined) return {};
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new InvalidInput(part, parsed.error.issues);
  return parsed.data as Record<string, unknown>;
}

function answer(reply: FastifyReply, call: Call, value: unknown) {
  if (call.answer === 'file') return sendDownload(reply, value as Download);
  if (call.answer === 'events') {
    const { response, headers } = takeOver(reply);
    for (const [name, header] of Object.entries(headers))
      if (header !== undefined) response.setHeader(name, header);
    (value as EventStream)(response);
    return reply;
  }
  if (value instanceof SerializedJson) return sendSerialized(reply, call, value);
  const existing = value instanceof Existing;
  const parsed = z.safeParse(call.answer, existing ? value.answer : value);
  // Our own fault, not the caller's: it must not become a 422.
  if (!parsed.success)
    throw new Error(`An answer of ${call.path} breaks its schema: ${z.prettifyError(parsed.error)}`);
  return reply.code(call.creates && !existing ? 201 : 200).send(parsed.data);
}

/** The bare response; hooks that write headers on sending don't run for it, so it is given those that are set. */
function takeOver(reply: FastifyReply): { response: ServerResponse; headers: OutgoingHttpHeaders } {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = value;
  reply.hijack();
  return { response: reply.raw, headers };
}

/** Sends what is written as it is: a thousand answers on their way hold the shared parts once. */
function sendSerialized(reply: FastifyReply, call: Call, { tag, parts: partsOf }: SerializedJson<unknown>) {
  reply.header('etag', tag);
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  const parts = partsOf();
  const { response, headers } = takeOver(reply);
  response.writeHead(call.creates ? 201 : 200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': parts.reduce((sum, part) => sum + part.length, 0),
  });
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  return reply;
}

function sendDownload(reply: FastifyReply, download: Download) {
  if (download.size !== undefined) reply.header('content-length', download.size);
  return reply
    .header('content-type', download.contentType)
    .header('content-security-policy', downloadPolicy)
    .header('content-disposition', contentDisposition(download.name, { type: 'attachment' }))
    .send(download.body);
}
