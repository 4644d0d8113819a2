import { type Call, calls, rateLimits } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, registration } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const declared = Object.entries<Call>(calls);

describe('a rate limit', () => {
  it('a rate limit is declared by exactly the calls that refuse for it', () => {
    const refusing = declared.filter(([, { refusals }]) => refusals?.includes('account.too-many-tries'));
    const limited = declared.filter(([, call]) => call.rateLimit !== undefined);
    expect(limited.map(([name]) => name)).toEqual(refusing.map(([name]) => name));
    expect(new Set(limited.map(([, call]) => call.rateLimit))).toEqual(new Set(Object.keys(rateLimits)));
  });

  it('rate limits admit 300 people behind one address', () => {
    const perPerson = Object.entries(rateLimits).filter(([kind]) => kind !== 'reset-request');
    for (const [, { network }] of perPerson) expect(network).toBeGreaterThanOrEqual(300);
  });
});

describe('registering', () => {
  it('registering is limited per email address, with the time to wait', async () => {
    const body = registration();
    for (let n = 0; n < rateLimits.registration.account; n++)
      await server.app.rateLimiter.count('registration', {
        account: body.email_address,
        address: '10.1.1.1',
      });
    const response = await fetch(`${server.origin}/api/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: 'account.too-many-tries',
      detail: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds and try again\.$/),
    });
    await register(server.nobody);
  });

  it('registering is limited per network', async () => {
    const other = await startServer({ VINCERE_TRUSTED_PROXIES: 'loopback' });
    await other.app.rateLimiter.count('registration', { account: 'somebody', address: '10.1.1.1' });
    // Set the count that many more attempts would reach.
    await other.app.systemChange(({ tx }) =>
      tx.updateTable('failed_tries').set({ failures: rateLimits.registration.network }).execute(),
    );
    const from = (address: string) =>
      fetch(`${other.origin}/api/v1/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(registration()),
      });
    expect((await from('10.1.1.1')).status).toBe(429);
    expect((await from('10.1.1.2')).status).toBe(201);
    await other.close();
  });
});

describe('uploading', () => {
  it('uploading is limited per administrator, before the file is sent', async () => {
    const administrator = await server.administrator();
    for (let n = 0; n < rateLimits.upload.account; n++)
      await server.app.rateLimiter.count('upload', {
        account: administrator.id,
        address: `10.2.${n % 200}.1`,
      });
    const upload = (by: typeof administrator) =>
      by.call('uploadSimulationFile', {
        params: { simulationId: 987_654 },
        body: {},
        file: new Blob(['text']),
        fileName: 'a.txt',
      });
    await expect(upload(administrator)).rejects.toMatchObject({
      status: 429,
      code: 'account.too-many-tries',
    });
    const another = await server.administrator();
    await expect(upload(another)).rejects.toMatchObject({ status: 404, code: 'simulation.unknown' });
  });
});
