import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls, maxBodyBytes } from '@vincere/contract';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { register } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer } from '../../testing/server.ts';
import { type BodyLimits, guardBodies } from './bodies.ts';
import { writeError } from './errors.ts';

/** Opens a connection and sends this text. `received` returns the response so far; `closed` resolves at its end. */
async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  return { socket, received: () => received, closed: once(socket, 'close') };
}

const head = (length: number) =>
  `POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Starts a server with one unauthenticated call whose body may have 100 bytes. Returns its port. */
async function serve(limits: Partial<BodyLimits>): Promise<number> {
  const server = fastify();
  server.setErrorHandler(writeError);
  server.decorateRequest('address', '');
  server.addHook('onRequest', async (request) => {
    request.address = request.ip;
  });
  guardBodies(server, { timeoutMs: 60_000, reservedBytes: 1_000, reservedBytesPerNetwork: 1_000, ...limits });
  const config = { call: calls.logOut, maxBytes: 100 };
  server.post('/login', { bodyLimit: 100, config }, async (request) => {
    request.bodyArrived();
    return { got: request.body };
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return (server.server.address() as AddressInfo).port;
}

describe('a body', () => {
  it('a body that arrives too late is answered with 408 and a closed connection', async () => {
    const { received, closed } = await send(await serve({ timeoutMs: 20 }), `${head(50)}{"a":`);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain(
      '{"code":"unreadable-request","detail":"The request did not arrive in time"}',
    );
  });

  it('a body is refused unread if unauthenticated requests have reserved too many bytes', async () => {
    const port = await serve({ reservedBytes: 150 });
    const open = await send(port, `${head(90)}{"a":`);
    const post = () =>
      fetch(`http://127.0.0.1:${port}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(70) }),
      });
    await expect.poll(async () => (await post()).status).toBe(503);
    const refused = await post();
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'too-busy' });
    // Closing the connection releases its bytes.
    open.socket.destroy();
    await expect.poll(async () => (await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
  });
});

describe('the bodies of a real server', () => {
  it.each(['/nowhere', '/api/v1/nowhere', '/healthz'])(
    'a body is not read at %s, which accepts none',
    async (path) => {
      const server = await startServer();
      onTestFinished(() => server.close());
      const { received, closed } = await send(
        Number(new URL(server.origin).port),
        `${head(1_000_000).replace('/login', path)}{"a":`,
      );
      await closed;
      expect(received()).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it('bodies are limited to the size that their call needs, in every encoding', async () => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const url = `${server.origin}/api/v1/users/login`;
    const most = maxBodyBytes(calls.logIn);
    const form = new FormData();
    form.append('username', 'x'.repeat(most));
    for (const body of [new URLSearchParams({ username: 'x'.repeat(most) }), form]) {
      const response = await fetch(url, { method: 'POST', body });
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({
        code: 'unreadable-request',
        detail: 'The request is too large',
      });
    }
    const chunked = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new Blob(['username=', 'x'.repeat(2 * most)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const { email_address } = await register(server.nobody);
    const right = new FormData();
    right.append('username', email_address);
    right.append('password', 'correct horse');
    expect((await fetch(url, { method: 'POST', body: right })).status).toBe(200);
  });

  it('a body can contain the longest text in its longest encoding', async () => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const run = await buildRun(server);
    const member = await server.user();
    await member.call('joinRun', { body: { access_code: run.access_code } });
    const escaped = '\\u20ac'.repeat(10_000);
    const response = await fetch(
      `${server.origin}/api/v1${calls.castFinalVote.path.replace(/:\w+/, String(run.id))}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        body: `{"decision_chosen_id":${run.first.decision_ids[0]},"reasoning":"${escaped}"}`,
      },
    );
    expect(response.status).toBe(201);
  });
});
