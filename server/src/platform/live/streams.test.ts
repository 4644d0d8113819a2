import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect as connectSocket, type Socket } from 'node:net';
import type { RunEventKind } from '@vincere/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Streams } from './streams.ts';

const now = 1_000_000;
let server: Server;
let streams: Streams;
let openSessions: Map<number, { is_admin: boolean }>;
let expiresAt: number;
let responses: ServerResponse[];

beforeEach(async () => {
  openSessions = new Map([
    [1, { is_admin: true }],
    [2, { is_admin: true }],
  ]);
  expiresAt = now + 60_000;
  responses = [];
  const rights = {
    listFollowers: async () => new Map(),
    listOpenSessions: async () => openSessions,
  };
  streams = new Streams(() => now, rights, { opened() {}, closed() {}, arrived() {}, left() {} }, 30);
  server = createServer((request, response) => {
    const session_id = Number(request.url?.slice(1));
    responses.push(response);
    streams.open(
      response,
      7,
      { session_id, user_id: 1, is_admin: true, expires_at: expiresAt, seat: null },
      async () => 3,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  streams.closeAll();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function connect(sessionId: number): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) =>
    get({ port, host: '127.0.0.1', path: `/${sessionId}`, agent: false }, resolve),
  );
}

/** Sends raw bytes on a new connection and returns the raw bytes received. */
function ask(text: string): { socket: Socket; received: () => string } {
  const { port } = server.address() as AddressInfo;
  const socket = connectSocket({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.write(text);
  return { socket, received: () => received };
}

const voteAt = (revision: number) =>
  streams.receive({ kind: 'final-vote-cast', run_id: 7, revision, room_name: null });
const voteText = (revision: number) =>
  `id: ${revision}\nevent: final-vote-cast\ndata: {"kind":"final-vote-cast","run_id":7,"revision":${revision},"room_name":null}\n\n`;

const ended = (response: IncomingMessage) =>
  new Promise<void>((resolve) => {
    response.once('close', () => resolve());
    response.resume();
  });

describe('a stream whose client left before it opened', () => {
  test('a stream whose client left before it opened is not registered', async () => {
    const { port } = server.address() as AddressInfo;
    const request = get({ port, host: '127.0.0.1', path: '/1', agent: false });
    request.on('error', () => {});
    await new Promise<void>((resolve) => {
      server.removeAllListeners('request');
      server.once('request', (_, response) => {
        response.once('close', () => {
          const listener = { session_id: 1, user_id: 1, is_admin: true, expires_at: expiresAt, seat: null };
          streams.open(response, 7, listener, async () => 3);
          resolve();
        });
        request.destroy();
      });
    });
    expect(streams.size()).toBe(0);
  });
});

describe('the bytes of an open stream', () => {
  const opened = 'retry: 2000\n\nevent: stream-opened\ndata: {"run_id":7,"revision":3}\n\n';
  const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const ping = ': ping\n\n';
  const bodyOf = (received: string, pinged: string) => received.split('\r\n\r\n')[1]?.replaceAll(pinged, '');

  test('the bytes of an open stream are chunked', async () => {
    const { socket, received } = ask('GET /1 HTTP/1.1\r\nhost: here\r\n\r\n');
    await expect.poll(received).toContain(opened);
    voteAt(4);
    await expect.poll(() => bodyOf(received(), asChunk(ping))).toBe(asChunk(opened) + asChunk(voteText(4)));
    socket.destroy();
  });

  test('the bytes of an open stream are plain for an HTTP/1.0 proxy', async () => {
    const { socket, received } = ask('GET /1 HTTP/1.0\r\n\r\n');
    await expect.poll(received).toContain(opened);
    voteAt(4);
    await expect.poll(() => bodyOf(received(), ping)).toBe(opened + voteText(4));
    socket.destroy();
  });

  test('an open stream waits for an earlier response on the same connection', async () => {
    let answer = () => {};
    const [open] = server.listeners('request');
    server.removeAllListeners('request');
    server.once('request', (_, response: ServerResponse) => {
      answer = () => void response.end('first');
      server.on('request', open as () => void);
    });
    const line = 'HTTP/1.1\r\nhost: here\r\n\r\n';
    const { socket, received } = ask(`GET /slow ${line}GET /1 ${line}`);
    await expect.poll(() => streams.size()).toBe(1);
    voteAt(4);
    await Promise.resolve();
    answer();
    await expect.poll(received).toMatch(/first[^]*stream-opened[^]*id: 4\n/);
    socket.destroy();
  });
});

describe('an open stream', () => {
  test('an open stream gets first and urgent events at once, with the pending ones', async () => {
    const reader = await connect(1);
    let received = '';
    reader.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    const bytes = () => responses[0]?.socket?.bytesWritten ?? 0;
    const announce = async (kind: RunEventKind, revision: number) => {
      const before = bytes();
      streams.receive({ kind, run_id: 7, revision, room_name: null });
      await Promise.resolve();
      return bytes() > before;
    };
    expect(await announce('final-vote-cast', 4)).toBe(true);
    expect(await announce('final-vote-cast', 5)).toBe(false);
    expect(await announce('participants-changed', 6)).toBe(false);
    expect(await announce('stage-advanced', 7)).toBe(true);
    await expect.poll(() => received.match(/^id: \d+/gm)).toEqual(['id: 4', 'id: 5', 'id: 6', 'id: 7']);
  });

  test('a stream ends soon after its session is revoked, but others stay open', async () => {
    const signedOut = await connect(1);
    const other = await connect(2);
    openSessions.delete(1);
    await ended(signedOut);
    expect(other.closed).toBe(false);
    expect(streams.size()).toBe(1);
  });

  test('a stream ends soon after its person is no longer an administrator, but others stay open', async () => {
    const demoted = await connect(1);
    const other = await connect(2);
    openSessions.set(1, { is_admin: false });
    await ended(demoted);
    expect(other.closed).toBe(false);
    expect(streams.size()).toBe(1);
  });

  test('a stream ends when its token has expired', async () => {
    expiresAt = now;
    await ended(await connect(1));
    expect(streams.size()).toBe(0);
  });

  test('a stream is dropped if its client reads too slowly, without delaying others', async () => {
    const slow = await connect(1);
    slow.pause();
    const reading = await connect(2);
    let received = 0;
    reading.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    // The socket buffer of an idle client fills up first. Only then do unsent bytes count.
    for (let revision = 0; revision < 100_000 && streams.size() === 2; revision++) {
      streams.missed();
      if (revision % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(streams.size()).toBe(1);
    expect(reading.closed).toBe(false);
    expect(received).toBeGreaterThan(0);
  });
});

test('a stream without events gets a ping every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    streams.closeAll();
    streams = new Streams(
      () => now,
      { listFollowers: async () => new Map(), listOpenSessions: async () => openSessions },
      { opened() {}, closed() {}, arrived() {}, left() {} },
    );
    const response = await connect(1);
    let received = '';
    response.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    const pings = () => received.match(/^: ping$/gm)?.length ?? 0;
    for (const count of [1, 2]) {
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.poll(pings).toBe(count);
    }
  } finally {
    vi.useRealTimers();
  }
});
