import { apiPrefix, type Call, callsByNoun, refusalStatus } from '@vincere/contract';
import { accessTable, type RefusalCode, refusals, standings } from '@vincere/domain';
import { z } from 'zod';

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

/** The OpenAPI 3.1 document of every call, made from the contract (ruling 9.4). */
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
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body === undefined && call.encoding !== 'multipart' ? {} : { requestBody: requestBody(call) }),
    responses: { ...success(call), ...failures(call) },
  };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodObject | undefined): Json[] {
  if (schema === undefined) return [];
  const whole = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(whole.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (whole.required?.includes(name) ?? false),
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
  if (call.encoding !== 'multipart') return { content: { [content]: { schema } } };
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

/** What the rules and the access table may refuse with, by status, each sentence as an example. */
function failures(call: Call): Json {
  const byAccess = standings.map((standing) => accessTable[call.access][standing]).filter((a) => a !== 'yes');
  const codes = new Set<RefusalCode>([...byAccess, ...(call.refusals ?? [])]);
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes)
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code]);
  const answers: Json = {};
  for (const [status, ofStatus] of byStatus)
    answers[status] = {
      description: ofStatus.map((code) => refusals[code]).join(' / '),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(
            ofStatus.map((code) => [code, { value: { code, detail: refusals[code] } }]),
          ),
        },
      },
    };
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  if (call.params || call.query || call.body)
    answers['422'] ??= { description: 'The request failed validation', ...error };
  return answers;
}
