import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { queueRequests } from './request-queue.ts';

/** A server that begins two requests a turn, and lines to it. */
async function serve(begin: RequestListener): Promise<() => Promise<Socket>> {
  const server = queueRequests(createServer(), begin, 2).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return async () => {
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(line, 'connect');
    onTestFinished(() => void line.destroy());
    return line;
  };
}

/** So many requests in one piece: they arrive in one turn. */
const requests = (count: number) =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`).join('');

test('requests that arrive together begin in order, in batches, with other work in between', async () => {
  const begun: string[] = [];
  const open = await serve(({ url = '' }, response) => {
    if (begun.push(url) % 2 === 1) setImmediate(() => begun.push('somebody else'));
    response.end();
  });
  const line = await open();
  line.write(requests(7));
  let heard = '';
  line.on('data', (chunk) => (heard += chunk.toString()));
  await expect.poll(() => heard.match(/^HTTP\/1\.1 200 /gm)?.length).toBe(7);
  expect(begun.filter((one) => one.startsWith('/'))).toEqual(Array.from({ length: 7 }, (_, n) => `/${n}`));
  expect(begun.slice(0, 6)).toEqual(['/0', '/1', 'somebody else', '/2', '/3', 'somebody else']);
});

test('when many requests arrive in one tick, other work runs before they begin', async () => {
  const heard = async (count: number) => {
    const order: string[] = [];
    const server = createServer(({ url }) => {
      if (url === '/0') setImmediate(() => void setImmediate(() => void order.push('everything else')));
    });
    queueRequests(
      server,
      ({ url = '' }, response) => {
        if (url !== '/first') order.push(url);
        response.end();
      },
      2,
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void line.destroy());
    line.write('GET /first HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(line, 'data');
    line.resume().write(requests(count));
    await expect.poll(() => order.length).toBe(count + 1);
    return order.slice(0, 3);
  };
  expect(await heard(3)).toEqual(['/0', '/1', 'everything else']);
  expect(await heard(30)).toEqual(['everything else', '/0', '/1']);
});

test('connections are accepted before requests begin', async () => {
  let taken = 0;
  const takenAtFirst = new Promise<number>((resolve) => {
    const server = queueRequests(createServer(), (_, response) => {
      resolve(taken);
      response.end();
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      for (let line = 0; line < 50; line++) {
        const socket = connect(port, '127.0.0.1', () => socket.write(requests(1)));
        onTestFinished(() => void socket.destroy());
      }
    });
    server.on('connection', () => {
      taken += 1;
    });
    onTestFinished(() => void server.close());
  });
  expect(await takenAtFirst).toBe(50);
});

test('a request whose connection has closed is dropped', async () => {
  const begun: string[] = [];
  const open = await serve(({ url = '', socket }, response) => {
    if (begun.push(url) <= 2) socket.destroy();
    else response.end();
  });
  const [leaving, staying] = [await open(), await open()];
  leaving.write(requests(5));
  await once(leaving, 'close');
  staying.write('GET /later HTTP/1.1\r\nhost: x\r\n\r\n');
  // What waits is begun in order: once this is answered, all before it had their turn.
  await once(staying, 'data');
  expect(begun).toEqual(['/0', '/1', '/later']);
});
