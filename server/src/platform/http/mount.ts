import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { apiPrefix, type Call, maxBodyBytes, parseOptions } from '@vincere/contract';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@vincere/contract/constants';
import { downloadName, refuse } from '@vincere/domain';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PlatformApp } from '../app.ts';
import { type Language, languageOf } from '../i18n/translator.ts';
import type { ReceivedFile } from '../storage/storage.ts';
import { bearerToken } from './bearer-token.ts';
import type { SessionUser } from './caller.ts';
import { InvalidInput } from './errors.ts';
import type { Gate } from './gate.ts';
import {
  AlreadyExists,
  type AnyRequest,
  type CalledRequest,
  type Caller,
  type Download,
  type EventStream,
  type Handler,
  type RequestChanges,
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

const idempotencyHeaders = z.object({
  [idempotencyKeyHeader]: z.string().regex(idempotencyKeyPattern).optional(),
});

/** A call with its handler, and the changes that its requests make. */
type MountedCall = {
  name: string;
  call: Call;
  handle: Handler;
  changesOf: (called: CalledRequest) => RequestChanges;
};

/** Adds the route of a call: it checks the token, the access and the input, calls the handler and sends the response. */
export function mount(
  fastify: FastifyInstance,
  app: PlatformApp,
  gate: Gate,
  { name, call, handle, changesOf }: MountedCall,
): void {
  const hasBody = call.method !== 'GET';
  const maxBytes = maxBodyBytes(call);

  fastify.route({
    method: call.method,
    url: apiPrefix + call.path,
    // No client uses HEAD, and for an event stream it would never end.
    exposeHeadRoute: false,
    bodyLimit: maxBytes,
    config: { call, maxBytes },
    // Runs before the body is read, so that nobody without access can make the server receive an upload.
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
      const answer = (checkedRequest: AnyRequest) => {
        const changesOfRequest = (handledRequest: AnyRequest) =>
          changesOf({ name, call, request: handledRequest });
        return handle(new HandlerRequest(request, reply, checkedRequest, changesOfRequest));
      };
      // A body can take minutes to arrive, and the caller may lose access meanwhile.
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
          return await send(reply, call, await answer({ params, query, caller, body, upload }));
        } finally {
          await upload.discard();
        }
      }
      const rawBody = call.encoding === 'form' ? await readForm(request, maxBytes) : request.body;
      request.bodyArrived();
      const caller = await admitAgain();
      const query = parse('query', call.query, request.query);
      const body = parse('body', call.body, rawBody ?? {});
      return send(reply, call, await answer({ params, query, caller, body, upload: undefined }));
    },
  });
}

/** The request that a handler receives. The getters compute values that few handlers need and that are not cheap. */
class HandlerRequest implements AnyRequest, RequestChanges {
  readonly params: AnyRequest['params'];
  readonly query: AnyRequest['query'];
  readonly caller: Caller;
  readonly body: AnyRequest['body'];
  readonly upload: ReceivedFile | undefined;
  readonly inChange: RequestChanges['inChange'];
  readonly inChangeOnce: RequestChanges['inChangeOnce'];
  readonly audit: RequestChanges['audit'];
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    checkedRequest: AnyRequest,
    changesOfRequest: (request: AnyRequest) => RequestChanges,
  ) {
    this.params = checkedRequest.params;
    this.query = checkedRequest.query;
    this.caller = checkedRequest.caller;
    this.body = checkedRequest.body;
    this.upload = checkedRequest.upload;
    this.#request = request;
    this.#reply = reply;
    const { inChange, inChangeOnce, audit } = changesOfRequest(this);
    this.inChange = inChange;
    this.inChangeOnce = inChangeOnce;
    this.audit = audit;
  }

  get address(): string {
    return this.#request.address;
  }

  get idempotencyKey(): string | undefined {
    const headers = parse('headers', idempotencyHeaders, this.#request.headers);
    return headers[idempotencyKeyHeader] as string | undefined;
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
    return abortOnClose(this.#reply);
  }
}

function abortOnClose({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function parse(part: string, schema: z.core.$ZodType | undefined, value: unknown): Record<string, unknown> {
  if (schema === undefined) return {};
  const parseResult = z.safeParse(schema, value, parseOptions);
  if (!parseResult.success) throw new InvalidInput(part, parseResult.error.issues);
  return parseResult.data as Record<string, unknown>;
}

function send(reply: FastifyReply, call: Call, value: unknown) {
  if (call.answer === 'file') return sendDownload(reply, value as Download);
  if (call.answer === 'events') {
    const { response, headers } = takeOver(reply);
    for (const [name, header] of Object.entries(headers))
      if (header !== undefined) response.setHeader(name, header);
    (value as EventStream)(response);
    return reply;
  }
  if (value instanceof SerializedJson) return sendSerialized(reply, call, value);
  const existing = value instanceof AlreadyExists;
  const parseResult = z.safeParse(call.answer, existing ? value.answer : value);
  // A bug of the server, so the status must be 500, not 422.
  if (!parseResult.success)
    throw new Error(`An answer of ${call.path} breaks its schema: ${z.prettifyError(parseResult.error)}`);
  return reply.code(call.creates && !existing ? 201 : 200).send(parseResult.data);
}

/** Returns Node's response, and the headers that are set so far. Fastify's hooks and headers no longer apply to it. */
function takeOver(reply: FastifyReply): { response: ServerResponse; headers: OutgoingHttpHeaders } {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = value;
  reply.hijack();
  return { response: reply.raw, headers };
}

/** Sends serialized JSON without copying it, so that a thousand concurrent responses share the same buffers. */
function sendSerialized(reply: FastifyReply, call: Call, { tag, parts: getParts }: SerializedJson<unknown>) {
  reply.header('etag', tag);
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  const parts = getParts();
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
    .header('content-disposition', contentDisposition(downloadName(download.name), { type: 'attachment' }))
    .send(download.body);
}
