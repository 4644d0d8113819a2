import { once } from 'node:events';
import { connect, type OnReadOpts, type Socket } from 'node:net';

/*
 * A minimal HTTP client. Client and server share the machine, so the client must use little processor time. It uses
 * plain sockets, prepares requests in advance, and counts the bytes of answers instead of parsing them.
 */

const host = '127.0.0.1';
/** The maximum size in bytes of answers that are kept. Longer ones are only counted. */
const keptBytes = 4_096;

/** An answer. `at` is the arrival of its last byte (`performance.now()`); `body` is empty for long answers. */
export type Answer = { at: number; status: number; head: string; bytes: number; body: string };

/** Encodes a request in advance, so that sending it costs as little as possible. */
export function requestOf(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const allHeaders: Record<string, string> = {
    host,
    authorization: `Bearer ${token}`,
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(text)) } : {}),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** Opens a socket. With `onread`, data is read into the caller's buffer. */
const connectTo = (port: number, onread?: OnReadOpts): Socket =>
  connect({ host, port, noDelay: true, ...(onread && { onread }) });

type PendingCall = { resolve: (answer: Answer) => void; reject: (reason: Error) => void };

/** A keep-alive connection of one person. It can make only one call at a time. */
export class Connection {
  readonly #socket: Socket;
  #pendingCall: PendingCall | undefined;
  #head: string | undefined;
  #chunks: Buffer[] = [];
  #receivedBytes = 0;
  #expectedBytes = 0;

  static async open(port: number): Promise<Connection> {
    const socket = connectTo(port);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed a connection before it had answered')));
  }

  /** Sends a request and waits for its answer. Rejects if the connection fails or closes first. */
  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pendingCall = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#pendingCall = undefined;
    this.#socket.destroy();
  }

  #fail(reason: Error): void {
    this.#pendingCall?.reject(reason);
    this.#pendingCall = undefined;
  }

  #read(chunk: Buffer): void {
    this.#receivedBytes += chunk.length;
    if (this.#head === undefined) {
      this.#chunks.push(chunk);
      const start = Buffer.concat(this.#chunks);
      const end = start.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#head = start.toString('latin1', 0, end);
      const length = bodyBytes(this.#head);
      if (length === undefined) return this.#fail(new Error(`An answer has no length:\n${this.#head}`));
      this.#expectedBytes = end + 4 + length;
    } else if (this.#expectedBytes <= keptBytes) this.#chunks.push(chunk);
    if (this.#receivedBytes >= this.#expectedBytes) this.#finish(this.#head);
  }

  #finish(head: string): void {
    const at = performance.now();
    const isKept = this.#expectedBytes <= keptBytes;
    const body = isKept ? Buffer.concat(this.#chunks).toString('latin1', head.length + 4) : '';
    const answer = { at, status: Number(head.slice(9, 12)), head, bytes: this.#receivedBytes, body };
    const call = this.#pendingCall;
    this.#pendingCall = undefined;
    this.#head = undefined;
    this.#chunks = [];
    this.#receivedBytes = 0;
    call?.resolve(answer);
  }
}

/** Returns the body length stated in a response head; undefined if it states none. */
function bodyBytes(head: string): number | undefined {
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** The number of characters that are searched again with the next chunk, because an event can be split over two. */
const tailCharacters = 160;
/** The read buffer shared by all streams. Each stream has processed its chunk before the next one reads. */
const readBuffer = Buffer.allocUnsafe(65_536);

/** An open event stream. Its text still contains the chunk headers of the transfer encoding. */
export class Stream {
  readonly #socket: Socket;
  #tail = '';
  /** Called with each chunk, preceded by the end of the previous one, and the moment of its arrival. */
  listener: ((text: string, at: number) => void) | undefined;

  /** Opens a stream and waits for its first event. */
  static async open(port: number, request: Buffer): Promise<Stream> {
    const stream = new Stream(port);
    const socket = stream.#socket;
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('The server closed a stream instead of opening it')));
      let isFirst = true;
      stream.listener = (text) => {
        if (isFirst && !text.startsWith('HTTP/1.1 200')) reject(new Error(`A stream answered: ${text}`));
        isFirst = false;
        if (text.includes('event: stream-opened')) resolve();
      };
      socket.write(request);
    });
    stream.listener = undefined;
    return stream;
  }

  private constructor(port: number) {
    const callback = (bytes: number) => {
      this.#onChunk(bytes);
      return true;
    };
    this.#socket = connectTo(port, { buffer: readBuffer, callback });
    this.#socket.on('error', () => {});
  }

  #onChunk(bytes: number): void {
    const { listener } = this;
    if (listener === undefined) return;
    const at = performance.now();
    const text = this.#tail + readBuffer.toString('latin1', 0, bytes);
    this.#tail = text.slice(-tailCharacters);
    listener(text, at);
  }

  /** Waits for the next event of this kind and returns the moment of its arrival. */
  waitFor(kind: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const onClose = () => reject(new Error(`A stream ended before the event ${kind}`));
      this.#socket.once('close', onClose);
      this.#tail = '';
      this.listener = (text, at) => {
        if (!text.includes(`event: ${kind}\n`)) return;
        this.listener = undefined;
        this.#socket.off('close', onClose);
        resolve(at);
      };
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
