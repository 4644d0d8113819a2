import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { queueRequests } from './request-queue.ts';

/** Starts a server that begins two requests per tick. Returns a function that opens a connection to it. */
async function serve(begin: RequestListener): Promise<() => Promise<Socket>> {
  const server = queueRequests(createServer(), begin, 2).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return async () => {
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(connection, 'connect');
    onTestFinished(() => void connection.destroy());
    return connection;
  };
}

/** Returns the text of several requests. Sent at once, they arrive in one tick. */
const requests = (count: number) =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`).join('');

test('requests that arrive together begin in order, in batches, with other work in between', async () => {
  const begun: string[] = [];
  const open = await serve(({ url = '' }, response) => {
    if (begun.push(url) % 2 === 1) setImmediate(() => begun.push('other work'));
    response.end();
  });
  const connection = await open();
  connection.write(requests(7));
  let received = '';
  connection.on('data', (chunk) => (received += chunk.toString()));
  await expect.poll(() => received.match(/^HTTP\/1\.1 200 /gm)?.length).toBe(7);
  expect(begun.filter((one) => one.startsWith('/'))).toEqual(Array.from({ length: 7 }, (_, n) => `/${n}`));
  expect(begun.slice(0, 6)).toEqual(['/0', '/1', 'other work', '/2', '/3', 'other work']);
});

test('when many requests arrive in one tick, other work runs before they begin', async () => {
  const firstThree = async (count: number) => {
    const order: string[] = [];
    const server = createServer(({ url }) => {
      if (url === '/0') setImmediate(() => void setImmediate(() => void order.push('other work')));
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
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void connection.destroy());
    connection.write('GET /first HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(connection, 'data');
    connection.resume().write(requests(count));
    await expect.poll(() => order.length).toBe(count + 1);
    return order.slice(0, 3);
  };
  expect(await firstThree(3)).toEqual(['/0', '/1', 'other work']);
  expect(await firstThree(30)).toEqual(['other work', '/0', '/1']);
});

test('connections are accepted before requests begin', async () => {
  let accepted = 0;
  const acceptedAtFirstRequest = new Promise<number>((resolve) => {
    const server = queueRequests(createServer(), (_, response) => {
      resolve(accepted);
      response.end();
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      for (let connection = 0; connection < 50; connection++) {
        const socket = connect(port, '127.0.0.1', () => socket.write(requests(1)));
        onTestFinished(() => void socket.destroy());
      }
    });
    server.on('connection', () => {
      accepted += 1;
    });
    onTestFinished(() => void server.close());
  });
  expect(await acceptedAtFirstRequest).toBe(50);
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
  // Requests begin in order. Once this one is answered, all earlier ones have begun or been dropped.
  await once(staying, 'data');
  expect(begun).toEqual(['/0', '/1', '/later']);
});
