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

/** What comes back on a line of its own for these pieces, until the server closes it: head and body. */
async function answerTo(...pieces: string[]): Promise<{ head: string; body: string }> {
  const { hostname: host, port } = new URL(server.origin);
  const socket = connect({ host, port: Number(port), noDelay: true });
  const coming = text(socket);
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [head = '', body = ''] = (await coming).split('\r\n\r\n');
  return { head, body };
}

const tooLong = `x-long: ${'x'.repeat(20_000)}\r\n\r\n`;

describe('what cannot be read as HTTP is refused in our own words', () => {
  test('something else than HTTP', async () => {
    const { head, body } = await answerTo('GET / SPDY/9\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toEqual({
      code: 'unreadable-request',
      detail: 'The request could not be read',
    });
  });

  test('headers that are too large', async () => {
    const { head, body } = await answerTo(`GET / HTTP/1.1\r\nhost: x\r\n${tooLong}`);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body)).toEqual({
      code: 'unreadable-request',
      detail: 'The headers of the request are too large',
    });
  });

  test('whoever asks for a head alone, or may have, gets no body', async () => {
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

  test('what does not come in time is told so', async () => {
    const told = createServer((socket) =>
      answerParserError(
        Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      ),
    );
    await once(told.listen(0, '127.0.0.1'), 'listening');
    const { port } = told.address() as AddressInfo;
    expect(await text(connect(port, '127.0.0.1'))).toMatch(/^HTTP\/1\.1 408 /);
    told.close();
  });
});
