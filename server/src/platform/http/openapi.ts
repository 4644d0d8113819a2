import { apiPrefix, type Call, callsByNoun, maxBodyBytes, refusalStatus } from '@vincere/contract';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@vincere/contract/constants';
import { accessTable, type RefusalCode, refusals, standings } from '@vincere/domain';
import { z } from 'zod';
import { outages } from './outages.ts';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  required: ['detail'],
  properties: {
    detail: { type: 'string', description: 'One sentence for a person' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const;

/** Returns the OpenAPI 3.1 document of all calls, generated from the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(callsByNoun))
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = apiPrefix + call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(noun, name, call) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vincere',
      version: '1',
      description:
        'Facilitated multi-stage decision simulations. Every error is JSON with a `detail` sentence.',
    },
    tags: Object.keys(callsByNoun).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(noun: string, name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [noun],
    summary: call.summary,
    description: `Access: ${call.access}`,
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(call.body === undefined && call.encoding !== 'multipart' ? {} : { requestBody: requestBody(call) }),
    responses: { ...success(call), ...failures(call) },
  };
}

/** Refusals of every call that accepts an idempotency key. */
const keyRefusals: readonly RefusalCode[] = ['request.key-reused', 'request.result-gone'];
const idempotencyKey: Json = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description: 'Random; a request that is repeated with the same key within 24 hours takes effect once',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodObject | undefined): Json[] {
  if (schema === undefined) return [];
  const objectSchema = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(objectSchema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (objectSchema.required?.includes(name) ?? false),
    schema: property,
  }));
}

function requestBody(call: Call): Json {
  const schema: Json =
    call.body === undefined ? { type: 'object', properties: {} } : jsonSchema(call.body, 'input');
  const content = {
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
    json: 'application/json',
  }[call.encoding ?? 'json'];
  if (call.encoding !== 'multipart')
    return {
      description: `At most ${maxBodyBytes(call).toLocaleString('en-US')} bytes`,
      content: { [content]: { schema } },
    };
  const properties = { ...(schema['properties'] as Json), file: { type: 'string', format: 'binary' } };
  return {
    required: true,
    content: { [content]: { schema: { ...schema, properties, required: ['file'] } } },
  };
}

function success(call: Call): Json {
  const status = call.creates ? '201' : '200';
  if (call.answer === 'file')
    return { [status]: { description: 'The file', content: { 'application/octet-stream': {} } } };
  if (call.answer === 'events')
    return { [status]: { description: 'Events as they happen', content: { 'text/event-stream': {} } } };
  const content = { 'application/json': { schema: jsonSchema(call.answer, 'output') } };
  const answers: Json = { [status]: { description: call.creates ? 'Created' : 'Done', content } };
  if (call.creates) answers['200'] = { description: 'It was there already', content };
  return answers;
}

/** Returns the error responses of a call by status: from its access level, its rules and outages. */
function failures(call: Call): Json {
  const byAccess = standings.map((standing) => accessTable[call.access][standing]).filter((a) => a !== 'yes');
  const codes = new Set<RefusalCode>([
    ...byAccess,
    ...(call.refusals ?? []),
    ...(call.idempotent ? keyRefusals : []),
  ]);
  const errors: ErrorCase[] = [...codes].map((code) => ({
    code,
    status: refusalStatus[code],
    detail: refusals[code],
  }));
  // Reads still work when the storage is full.
  const possibleOutages = Object.entries(outages).filter(
    ([code]) => call.method !== 'GET' || code !== 'storage-full',
  );
  errors.push(...possibleOutages.map(([code, outage]) => ({ code, ...outage })));
  const answers: Json = {};
  for (const { status } of errors)
    answers[status] ??= failure(errors.filter((errorCase) => errorCase.status === status));
  if (call.params || call.query || call.body)
    answers['422'] ??= { description: 'The request failed validation', content: errorContent() };
  return answers;
}

/** One error of a call. `retrySeconds` is the value of its `Retry-After` header, if it has one. */
type ErrorCase = { code: string; status: number; detail: string; retrySeconds?: number | undefined };

/** Returns the response of one status, with each of its errors as an example. */
function failure(errors: readonly ErrorCase[]): Json {
  const examples = errors.map(({ code, detail }) => [code, { value: { code, detail } }]);
  const retryAfter = {
    description: 'After how many seconds to try again',
    schema: { type: 'integer' },
  };
  return {
    description: errors.map(({ detail }) => detail).join(' / '),
    ...(errors.some(({ retrySeconds }) => retrySeconds !== undefined)
      ? { headers: { 'Retry-After': retryAfter } }
      : {}),
    content: errorContent(Object.fromEntries(examples)),
  };
}

function errorContent(examples?: Json): Json {
  return {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      ...(examples === undefined ? {} : { examples }),
    },
  };
}
