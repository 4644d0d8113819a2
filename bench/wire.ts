import { once } from 'node:events';
import { connect, type OnReadOpts, type Socket } from 'node:net';

/*
 * The client's end of the line, as lean as it can be: client and server share the machine, and what the client spends is
 * taken from the server. Sockets, requests made beforehand, answers counted and not parsed.
 */

const host = '127.0.0.1';
/** Bodies up to this many bytes are kept, longer ones only counted. */
const keptBytes = 4_096;

/** An answer: when its last byte came (ms, as `performance.now()`), all its bytes, and its body where it is short. */
export type Answer = { at: number; status: number; head: string; bytes: number; body: string };

/** A request as it travels, made ahead of time so that sending it costs only the sending. */
export function requestOf(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all: Record<string, string> = {
    host,
    authorization: `Bearer ${token}`,
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(text)) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** With `onread` what comes is read into a buffer of the caller's. */
const connectTo = (port: number, onread?: OnReadOpts): Socket =>
  connect({ host, port, noDelay: true, ...(onread && { onread }) });

type Waiting = { resolve: (answer: Answer) => void; reject: (reason: Error) => void };

/** One person's kept-open connection for calls: one call at a time. */
export class Connection {
  readonly #socket: Socket;
  #waiting: Waiting | undefined;
  #head: string | undefined;
  #pending: Buffer[] = [];
  #received = 0;
  #expected = 0;

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

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #fail(reason: Error): void {
    this.#waiting?.reject(reason);
    this.#waiting = undefined;
  }

  #read(chunk: Buffer): void {
    this.#received += chunk.length;
    if (this.#head === undefined) {
      this.#pending.push(chunk);
      const start = Buffer.concat(this.#pending);
      const end = start.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#head = start.toString('latin1', 0, end);
      const length = bodyBytes(this.#head);
      if (length === undefined) return this.#fail(new Error(`An answer without a length:\n${this.#head}`));
      this.#expected = end + 4 + length;
    } else if (this.#expected <= keptBytes) this.#pending.push(chunk);
    if (this.#received >= this.#expected) this.#finish(this.#head);
  }

  #finish(head: string): void {
    const at = performance.now();
    const isKept = this.#expected <= keptBytes;
    const body = isKept ? Buffer.concat(this.#pending).toString('latin1', head.length + 4) : '';
    const answer = { at, status: Number(head.slice(9, 12)), head, bytes: this.#received, body };
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#head = undefined;
    this.#pending = [];
    this.#received = 0;
    waiting?.resolve(answer);
  }
}

/** The length of the body that follows a head; undefined where it does not say. */
function bodyBytes(head: string): number | undefined {
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** What is looked at again with the next piece, since an event may come in two. */
const tailCharacters = 160;
/** Where all streams read into, without a buffer of its own for each piece: each is done with it before the next one reads. */
const readBuffer = Buffer.allocUnsafe(65_536);

/** One open event stream. What comes is text with the marks of chunked encoding between events. */
export class Stream {
  readonly #socket: Socket;
  #tail = '';
  /** Hears what has come, the end of the piece before included. */
  listener: ((text: string, at: number) => void) | undefined;

  /** Resolves once the server has sent the first event. */
  static async open(port: number, request: Buffer): Promise<Stream> {
    const stream = new Stream(port);
    const socket = stream.#socket;
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('A stream was closed instead of opened')));
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
      this.#hear(bytes);
      return true;
    };
    this.#socket = connectTo(port, { buffer: readBuffer, callback });
    this.#socket.on('error', () => {});
  }

  #hear(bytes: number): void {
    const { listener } = this;
    if (listener === undefined) return;
    const at = performance.now();
    const text = this.#tail + readBuffer.toString('latin1', 0, bytes);
    this.#tail = text.slice(-tailCharacters);
    listener(text, at);
  }

  /** Resolves with the moment at which an event of this kind has come, from now on. */
  hear(kind: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error(`A stream ended before it told of ${kind}`));
      this.#socket.once('close', lost);
      this.#tail = '';
      this.listener = (text, at) => {
        if (!text.includes(`event: ${kind}\n`)) return;
        this.listener = undefined;
        this.#socket.off('close', lost);
        resolve(at);
      };
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
