import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figuresOf } from '../bench/figures.ts';
import { drawPlot } from '../bench/plot.ts';
import { Connection, requestOf, Stream } from '../bench/wire.ts';

const long = 'x'.repeat(300_000);
let server: Server;
let port: number;
let stream: ServerResponse | undefined;

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/stream') {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream', 'x-filler': 'x'.repeat(500) });
    response.write('event: stream-opened\ndata: {}\n\n');
  } else if (request.url === '/unchanged') response.writeHead(304, { etag: '"1"' }).end();
  else if (request.url === '/endless') response.write('of no known length');
  else if (request.url === '/long') response.setHeader('content-length', long.length).end(long);
  else request.pipe(response.setHeader('content-length', request.headers['content-length'] ?? 0));
}

beforeAll(async () => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a bench connection finds the end of each answer on a reused connection', async () => {
  const connection = await Connection.open(port);
  const echo = await connection.send(requestOf('POST', '/echo', 'token', { body: { vote: 'Müller' } }));
  expect(echo).toMatchObject({ status: 200, bytes: echo.head.length + 4 + '{"vote":"Müller"}'.length + 1 });
  const whole = await connection.send(requestOf('GET', '/long', 'token'));
  expect(whole.bytes).toBe(whole.head.length + 4 + long.length);
  const unchanged = await connection.send(requestOf('GET', '/unchanged', 'token'));
  expect(unchanged).toMatchObject({ status: 304, body: '', bytes: unchanged.head.length + 4 });
  const short = await connection.send(requestOf('POST', '/echo', 'token', { body: { id: 7 } }));
  expect(short.body).toBe('{"id":7}');
  connection.close();
});

test('a bench connection rejects answers without a length and closed connections', async () => {
  const connection = await Connection.open(port);
  await expect(connection.send(requestOf('GET', '/endless', 'token'))).rejects.toThrow('has no length');
  const other = await Connection.open(port);
  server.once('request', (request: IncomingMessage) => request.socket.destroy());
  await expect(other.send(requestOf('GET', '/endless', 'token'))).rejects.toThrow('closed a connection');
  connection.close();
});

test('a bench stream receives an event split over two chunks, and ignores earlier events', async () => {
  const opened = await Stream.open(port, requestOf('GET', '/stream', 'token'));
  stream?.write('id: 1\nevent: stage-advanced\ndata: {}\n\n');
  const received = opened.waitFor('final-vote-cast');
  const event = 'id: 2\nevent: final-vote-cast\ndata: {}\n\n';
  const chunk = `${event.length.toString(16)}\r\n${event}\r\n`;
  stream?.socket?.write(chunk.slice(0, 20));
  await new Promise((resolve) => setTimeout(resolve, 20));
  stream?.socket?.write(chunk.slice(20));
  expect(await received).toBeGreaterThan(0);
  opened.close();
});

test('a figure has the medians of its rounds and limits, and its targets', () => {
  const round = (value: number, limit: number) => [{ name: 'p95', unit: 'ms' as const, value, limit }];
  const [figure] = figuresOf('c', 300, [round(30, 10), round(12, 8), round(18, 9)]);
  expect(figure).toMatchObject({ value: 18, limit: 9, ratio: 2 });
  expect(figure?.targets).toEqual([
    { text: '< 20 ms', isMet: true },
    { text: 'within 2 x', isMet: true },
  ]);
  const [polls] = figuresOf('d', 300, [[{ name: 'polls', unit: '1/s', value: 1_000, limit: 3_000 }]]);
  expect(polls).toMatchObject({ ratio: 3, targets: [{ isMet: false }] });
});

test('a plot of one size draws each value inside its frame', () => {
  const drawing = drawPlot({
    title: 'joins',
    unit: 'ms',
    scale: 'log',
    series: [{ label: 'last in', tone: 'own', points: [{ x: 100, y: 250 }] }],
    marks: [{ label: 'wanted', shape: 'target', point: { x: 100, y: 300 } }],
  });
  const heights = [...drawing.matchAll(/c?y1?="([^"]+)"/g)].map(([, y]) => Number(y));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.every((y) => y >= 0 && y <= 300)).toBe(true);
});
