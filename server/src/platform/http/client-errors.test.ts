import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';
import { answerParserError } from './client-errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends pieces of text on a new connection. Returns the head and body of the response once the server closes it. */
async function answerTo(...pieces: string[]): Promise<{ head: string; body: string }> {
  const { hostname: host, port } = new URL(server.origin);
  const socket = connect({ host, port: Number(port), noDelay: true });
  const response = text(socket);
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [head = '', body = ''] = (await response).split('\r\n\r\n');
  return { head, body };
}

const tooLong = `x-long: ${'x'.repeat(20_000)}\r\n\r\n`;

describe('a client error that Node detects has our JSON body:', () => {
  test('input that is not HTTP is answered with our JSON body', async () => {
    const { head, body } = await answerTo('GET / SPDY/9\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toEqual({
      code: 'unreadable-request',
      detail: 'The request could not be read',
    });
  });

  test('headers that are too large are answered with our JSON body', async () => {
    const { head, body } = await answerTo(`GET / HTTP/1.1\r\nhost: x\r\n${tooLong}`);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body)).toEqual({
      code: 'unreadable-request',
      detail: 'The headers of the request are too large',
    });
  });

  test('a malformed request that may be a HEAD request is answered without a body', async () => {
    for (const pieces of [
      [`HEAD / HTTP/1.1\r\nhost: x\r\n${tooLong}`],
      ['HEAD / HTTP/1.1\r\nhost: x\r\n', tooLong],
      ['HEAD / HTTP/1.1\r\nhost: x\r\n', 'no header\r\n\r\n'],
    ]) {
      const { head, body } = await answerTo(...pieces);
      expect(head).toMatch(/^HTTP\/1\.1 4(?:31|00) /);
      expect(body).toBe('');
    }
  });

  test('a request that does not arrive in time is answered with 408', async () => {
    const answering = createServer((socket) =>
      answerParserError(
        Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      ),
    );
    await once(answering.listen(0, '127.0.0.1'), 'listening');
    const { port } = answering.address() as AddressInfo;
    expect(await text(connect(port, '127.0.0.1'))).toMatch(/^HTTP\/1\.1 408 /);
    answering.close();
  });
});
