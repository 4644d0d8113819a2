import { apiPrefix } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });

describe('the headers', () => {
  test.each([
    ['an answer', `${apiPrefix}/sample`, 200],
    ['a refusal', `${apiPrefix}/users/me`, 401],
    ['the API document', `${apiPrefix}/openapi.json`, 200],
    ['an unknown address', '/no-such-thing.js', 404],
    ['an unreadable address', `${apiPrefix}/users/%E0%A4%A`, 400],
    ['health', '/healthz', 200],
    ['metrics', '/metrics', 200],
  ])('the headers of %s forbid loading, framing and embedding', async (_, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the headers of a page forbid inline scripts and styles', async () => {
    const policy = (await get('/api/docs/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  test('the headers of the API forbid caching', async () => {
    expect((await get(`${apiPrefix}/users/me`)).headers.get('cache-control')).toBe('no-store');
  });

  test('the headers of the event stream are the same as those of the API', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const abort = new AbortController();
    const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-events/${run.id}`, {
      headers: { authorization: `Bearer ${run.members[0]?.token}` },
      signal: abort.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    abort.abort();
  });
});

describe('strict transport security', () => {
  const hstsHeader = async (environment: Record<string, string>, headers: Record<string, string> = {}) => {
    const other = await startServer(environment);
    const response = await fetch(`${other.origin}/healthz`, { headers });
    await other.close();
    return response.headers.get('strict-transport-security');
  };
  const proxied = { 'x-forwarded-proto': 'https' };

  test('strict transport security is requested if the public address or a trusted proxy uses TLS', async () => {
    expect(await hstsHeader({ VINCERE_PUBLIC_URL: 'https://vincere.example' })).toBe('max-age=31536000');
    expect(await hstsHeader({ VINCERE_TRUSTED_PROXIES: 'loopback' }, proxied)).toBe('max-age=31536000');
  });

  test('strict transport security is not requested without TLS, or for an untrusted header', async () => {
    expect(await hstsHeader({ VINCERE_PUBLIC_URL: 'http://vincere.example' })).toBeNull();
    expect(await hstsHeader({}, proxied)).toBeNull();
  });
});
