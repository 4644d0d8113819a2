import fc, { type Arbitrary } from 'fast-check';
import { type Body, brokenBody, validBody } from './bodies.ts';
import { type Schema, strangeText, valid } from './values.ts';

/** The owner of the token that a request carries, or a literal `authorization` header. */
export type Caller = 'nobody' | 'participant' | 'administrator' | { authorization: string };

export type FuzzRequest = {
  operation: string;
  method: string;
  /** The encoded path with its query. */
  path: string;
  caller: Caller;
  headers: Record<string, string>;
  body: Body | undefined;
  /** Whether to close the connection in the middle of the body, without waiting for an answer. */
  hangsUp: boolean;
};

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Operation = {
  method: string;
  path: string;
  operationId: string;
  /** The access level of the call. */
  access: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
};

type DeclaredOperation = {
  operationId: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Lists the operations of an OpenAPI document. */
export function operationsOf(document: {
  paths: Record<string, Record<string, DeclaredOperation>>;
}): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, description, parameters, requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        operationId,
        access: description.replace('Access: ', ''),
        parameters,
        body: content && { type: content[0], schema: content[1].schema },
      };
    }),
  );
}

/** Operations that end a session or hash a password. They are expensive and find few errors, so they are ten times rarer. */
const rareOperations = /^(logOut|logIn|registerUser|changePassword|resetPassword)$/;

/** Generates a valid or invalid request to one of the operations. Ids are at most `maxId`. */
export function anyRequest(operations: readonly Operation[], maxId: number): Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: rareOperations.test(operation.operationId) ? 1 : 10,
      arbitrary: requestFor(operation, maxId),
    })),
  );
}

/** Text of characters that are allowed in a header. */
const headerText: Arbitrary<string> = fc
  .string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  })
  .map((value) => value.trim());

const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'range',
        'if-none-match',
        'if-modified-since',
        'last-event-id',
        'x-forwarded-proto',
        'x-forwarded-host',
        'cookie',
        'origin',
        'user-agent',
        'x-http-method-override',
        'content-encoding',
        'expect',
        'x-request-id',
      ),
      fc.oneof(
        headerText,
        fc.constantFrom(
          'gzip',
          'bytes=0-',
          'bytes=5-1',
          '100-continue',
          '*/*',
          'https',
          'x'.repeat(9_000),
          'null',
        ),
      ),
      { maxKeys: 3 },
    ),
  },
);

const wrongToken: Arbitrary<Caller> = fc
  .oneof(fc.constantFrom('', 'Bearer', 'Bearer a.b.c', 'Basic eA=='), headerText)
  .map((authorization) => ({ authorization }));

/** Generates a caller, who usually has the access level of the operation. */
function callerOf(access: string): Arbitrary<Caller> {
  const [administrator, participant, nobody] =
    access === 'administrator' ? [10, 1, 1] : access === 'anyone' ? [2, 2, 6] : [4, 8, 1];
  return fc.oneof(
    { weight: administrator, arbitrary: fc.constant<Caller>('administrator') },
    { weight: participant, arbitrary: fc.constant<Caller>('participant') },
    { weight: nobody, arbitrary: fc.constant<Caller>('nobody') },
    { weight: 1, arbitrary: wrongToken },
  );
}

function requestFor(operation: Operation, maxId: number): Arbitrary<FuzzRequest> {
  const { method, operationId, body } = operation;
  const bodyOrNone = body
    ? fc.oneof(
        { weight: 5, arbitrary: validBody(body.type, body.schema, maxId) },
        { weight: 6, arbitrary: brokenBody(body.type, body.schema, maxId) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    : fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: brokenBody('application/json', {}, maxId) },
      );
  return fc.record({
    operation: fc.constant(operationId),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS') },
    ),
    path: address(operation, maxId),
    caller: callerOf(operation.access),
    headers: oddHeaders,
    body: bodyOrNone,
    hangsUp: fc.integer({ min: 0, max: 99 }).map((chance) => chance === 0 && body !== undefined),
  });
}

/** Generates the encoded path and query of an operation. Some parameters are nonsense, and some addresses are altered. */
function address({ path, parameters }: Operation, maxId: number): Arbitrary<string> {
  const parameterValues = fc.tuple(
    ...parameters.map(({ name, schema, required }) =>
      fc.oneof(
        { weight: 16, arbitrary: valid(schema, name, maxId).map(String) },
        { weight: 1, arbitrary: strangeText },
        { weight: required ? 0 : 16, arbitrary: fc.constant(undefined) },
      ),
    ),
  );
  const alterations = fc.oneof(
    { weight: 40, arbitrary: fc.constant((filled: string) => filled) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('/', '//', '/..', '%2e%2e', '?', '?a[]=1&a=2', '#x', '%', '%c0%af')
        .map((end) => (filled: string) => filled + end),
    },
    {
      weight: 1,
      arbitrary: fc
        .webQueryParameters()
        .map((query) => (filled: string) => `${filled}${filled.includes('?') ? '&' : '?'}${query}`),
    },
    { weight: 1, arbitrary: fc.constant((filled: string) => filled.toUpperCase()) },
  );
  return fc.tuple(parameterValues, alterations).map(([values, alter]) => {
    let filled = path;
    const query: string[] = [];
    for (const [index, parameter] of parameters.entries()) {
      const value = values[index];
      if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, escaped(value ?? ''));
      else if (value !== undefined) query.push(`${parameter.name}=${escaped(value)}`);
    }
    return alter(query.length > 0 ? `${filled}?${query.join('&')}` : filled);
  });
}

/** Percent-encodes a value. Lone surrogates, which have no encoding, become question marks. */
const escaped = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));
