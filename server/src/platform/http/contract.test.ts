import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { apiPrefix, type Call, calls, callsByNoun, refusalStatus } from '@vincere/contract';
import { refusals } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the calls of the contract', () => {
  test('all calls of the contract have handlers, and there are no other handlers', () => {
    for (const [noun, declared] of Object.entries(callsByNoun)) {
      expect(Object.keys(routes[noun as keyof typeof routes]).sort()).toEqual(Object.keys(declared).sort());
    }
  });

  test('the calls of the contract have unique names and addresses', () => {
    const declared = Object.values(callsByNoun).flatMap((group): Call[] => Object.values(group));
    expect(Object.keys(calls)).toHaveLength(declared.length);
    const addresses = declared.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('every refusal has a status', () => {
    expect(Object.keys(refusalStatus).sort()).toEqual(Object.keys(refusals).sort());
  });

  test('the API document is valid OpenAPI 3.1 and names every call', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/openapi.json`);
    const document = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(Object.keys(calls).sort());
  });

  test('the API document lists outages', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/openapi.json`);
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { responses: Record<string, object> }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.entries(path));
    expect(operations).not.toHaveLength(0);
    for (const [method, { responses }] of operations) {
      expect(responses['503']).toMatchObject({ headers: { 'Retry-After': expect.anything() } });
      expect('507' in responses).toBe(method !== 'get');
    }
  });

  test('the page of the API document loads only its own scripts and styles', async () => {
    const response = await fetch(`${server.origin}/api/docs/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
  });
});

describe('errors', () => {
  test('an unknown path of the API answers with a detail', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/no-such-call`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: 'Not found' });
  });

  test.each([
    ['a broken escape in the address', '/users/%E0%A4%A', undefined],
    ['broken JSON', '/users', '{"first_name": '],
    ['JSON that reaches for a prototype', '/users', '{"__proto__": {"is_admin": true}}'],
    ['JSON that is not an object', '/users', '[1, 2]'],
  ])('%s is answered with a 4xx and a detail', async (_, path, body) => {
    const response = await fetch(`${server.origin}${apiPrefix}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ detail: expect.any(String) });
  });

  test('a body of another type is answered with 415', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<user/>',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ detail: 'This content type is not supported' });
  });

  test('an unknown Expect header is answered with 417', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(`GET ${apiPrefix}/users HTTP/1.1\r\nhost: x\r\nexpect: much\r\nconnection: close\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1.1 417 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ detail: expect.any(String) });
  });

  test('a body over the limit is answered with 413', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ first_name: 'x'.repeat(2 * 1024 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ detail: 'The request is too large' });
  });

  test('a validation error has the path and message of each invalid field', async () => {
    const failed = server.nobody.call('registerUser', {
      body: { first_name: 'Ada', last_name: 'Byron', email_address: 'not an email', password: 'short' },
    });
    await expect(failed).rejects.toMatchObject({
      status: 422,
      message: 'This is not a valid email.',
      body: {
        errors: expect.arrayContaining([
          { path: 'body.email_address', message: 'This is not a valid email.' },
          { path: 'body.password', message: 'Password must be at least 8 characters.' },
        ]),
      },
    });
  });

  test('a validation error names a missing or wrong field, with a code and facts', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ first_name: 'Ada', last_name: 5, password: 'long enough for it' }),
    });
    const missing = { code: 'input.missing', facts: { field: 'email_address' } };
    const wrong = { code: 'input.no-text', facts: { field: 'last_name' } };
    expect(await response.json()).toEqual({
      code: 'invalid-input',
      detail: 'last_name must be text',
      errors: [
        { path: 'body.last_name', ...wrong, message: 'last_name must be text' },
        { path: 'body.email_address', ...missing, message: 'email_address is required' },
      ],
    });
  });
});

describe('operations', () => {
  test('the process reports that it is up and ready', async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test('metrics have the Prometheus text format', async () => {
    const response = await fetch(`${server.origin}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/vincere_open_streams 0/);
  });
});
