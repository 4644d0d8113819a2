import { expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';

/** Returns the status of the metrics for a client on this machine. */
async function statusWith(environment: Record<string, string>, headers: Record<string, string> = {}) {
  const server = await startServer(environment);
  try {
    return (await fetch(`${server.origin}/metrics`, { headers })).status;
  } finally {
    await server.close();
  }
}

test('metrics answer requests of this machine as long as no proxy is configured', async () => {
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ VINCERE_PUBLIC_URL: 'https://vincere.example.org' })).toBe(403);
  expect(await statusWith({ VINCERE_TRUSTED_PROXIES: 'loopback' })).toBe(403);
});

test('metrics answer connections from the listed addresses, whatever the headers say', async () => {
  const proxied = { VINCERE_PUBLIC_URL: 'https://vincere.example.org', VINCERE_TRUSTED_PROXIES: 'loopback' };
  const says = (address: string) => ({ 'x-forwarded-for': address, 'x-real-ip': address });
  expect(await statusWith({ ...proxied, VINCERE_METRICS: '10.0.0.0/8' }, says('10.0.0.1'))).toBe(403);
  expect(await statusWith({ ...proxied, VINCERE_METRICS: '10.0.0.0/8, 127.0.0.1' }, says('192.0.2.1'))).toBe(
    200,
  );
  expect(await statusWith({ ...proxied, VINCERE_METRICS: 'open' }, says('192.0.2.1'))).toBe(200);
  expect(await statusWith({ ...proxied, VINCERE_METRICS: 'loopback' }, says('192.0.2.1'))).toBe(403);
  expect(await statusWith({ ...proxied, VINCERE_METRICS: 'loopback' })).toBe(200);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'metrics are refused to a request that an unconfigured proxy passed on with %s',
  async (name) => {
    expect(await statusWith({}, { [name]: '127.0.0.1' })).toBe(403);
  },
);
