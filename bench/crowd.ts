import { type Answer, Connection, Stream } from './wire.ts';

/** The number of connections or streams to open at once. It must fit into the server's queue of new connections. */
const batchSize = 100;

/** The start and the sending times of a burst in ms (`performance.now()`), and its answers in the order of the requests. */
export type Burst = { began: number; sentAt: number[]; answers: Answer[] };

/** The connections of many people. Each person has a separate one, like a browser. */
export class Crowd {
  readonly #connections: readonly Connection[];

  static async open(port: number, count: number): Promise<Crowd> {
    return new Crowd(await inBatches(Array.from({ length: count }), () => Connection.open(port)));
  }

  private constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** Sends one request per person at once and waits for all answers. Throws if one of them fails. */
  async burst(requests: readonly Buffer[]): Promise<Burst> {
    const sentAt: number[] = [];
    const began = performance.now();
    const answers = await Promise.all(
      requests.map((request, index) => {
        sentAt.push(performance.now());
        return this.send(index, request);
      }),
    );
    return { began, sentAt, answers };
  }

  /** Sends the request of one person and waits for the answer. Throws if it fails. */
  async send(index: number, request: Buffer): Promise<Answer> {
    return requireSuccess(await this.#connectionOf(index).send(request));
  }

  /** Repeats the request of each person for `ms` milliseconds. Returns the number of answers and the actual duration. */
  async repeat(requests: readonly Buffer[], ms: number): Promise<{ count: number; seconds: number }> {
    const began = performance.now();
    let count = 0;
    await Promise.all(
      requests.map(async (request, index) => {
        while (performance.now() - began < ms) {
          await this.send(index, request);
          count += 1;
        }
      }),
    );
    return { count, seconds: (performance.now() - began) / 1_000 };
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  #connectionOf(index: number): Connection {
    const connection = this.#connections[index];
    if (connection === undefined) throw new Error('There are more requests than people');
    return connection;
  }
}

/** The event streams of many people. */
export class Audience {
  readonly streams: readonly Stream[];

  static async open(port: number, requests: readonly Buffer[]): Promise<Audience> {
    return new Audience(await inBatches(requests, (request) => Stream.open(port, request)));
  }

  private constructor(streams: readonly Stream[]) {
    this.streams = streams;
  }

  /** Waits until every stream has received its next event of this kind. Returns the times of arrival in ms. */
  waitFor(kind: string): Promise<number[]> {
    return Promise.all(this.streams.map((stream) => stream.waitFor(kind)));
  }

  close(): void {
    for (const stream of this.streams) stream.close();
  }
}

/** Runs `work` for all items, at most `size` at a time, and returns the results in order. */
export async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  size = batchSize,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size)
    results.push(...(await Promise.all(items.slice(from, from + size).map(work))));
  return results;
}

function requireSuccess(answer: Answer): Answer {
  const { status, head, body } = answer;
  if (status < 200 || (status >= 300 && status !== 304))
    throw new Error(`The server answered ${head.split('\r\n')[0]}: ${body.slice(0, 300)}`);
  return answer;
}
