import { type Answer, Connection, Stream } from './wire.ts';

/** How many connections or streams are opened at once: no more than a server's queue of new ones holds. */
const wave = 100;

export type Burst = { began: number; sentAt: number[]; answers: Answer[] };

/** Many people's connections for calls. Each person has an own one, as each browser has. */
export class Crowd {
  readonly #connections: readonly Connection[];

  static async open(port: number, count: number): Promise<Crowd> {
    return new Crowd(await inWaves(Array.from({ length: count }), () => Connection.open(port)));
  }

  private constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  /** Sends everybody's request at once and waits for all answers; throws when one is no success. */
  async burst(requests: readonly Buffer[]): Promise<Burst> {
    const sentAt: number[] = [];
    const began = performance.now();
    const answers = await Promise.all(
      requests.map((request, index) => {
        sentAt.push(performance.now());
        return this.one(index, request);
      }),
    );
    return { began, sentAt, answers };
  }

  /** Sends one person's request and waits for its answer; throws when it is no success. */
  async one(index: number, request: Buffer): Promise<Answer> {
    return requireGood(await this.#of(index).send(request));
  }

  /** Each sends its request again and again for so many ms; gives how many were answered. */
  async repeat(requests: readonly Buffer[], ms: number): Promise<{ count: number; seconds: number }> {
    const began = performance.now();
    let count = 0;
    await Promise.all(
      requests.map(async (request, index) => {
        while (performance.now() - began < ms) {
          await this.one(index, request);
          count += 1;
        }
      }),
    );
    return { count, seconds: (performance.now() - began) / 1_000 };
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  #of(index: number): Connection {
    const connection = this.#connections[index];
    if (connection === undefined) throw new Error('There are more requests than people');
    return connection;
  }
}

/** The event streams of many people. */
export class Audience {
  readonly streams: readonly Stream[];

  static async open(port: number, requests: readonly Buffer[]): Promise<Audience> {
    return new Audience(await inWaves(requests, (request) => Stream.open(port, request)));
  }

  private constructor(streams: readonly Stream[]) {
    this.streams = streams;
  }

  /** Resolves with the moments at which each stream has told of an event of this kind, from now on. */
  hear(kind: string): Promise<number[]> {
    return Promise.all(this.streams.map((stream) => stream.hear(kind)));
  }

  close(): void {
    for (const stream of this.streams) stream.close();
  }
}

export async function inWaves<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  size = wave,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size)
    results.push(...(await Promise.all(items.slice(from, from + size).map(work))));
  return results;
}

function requireGood(answer: Answer): Answer {
  const { status, head, body } = answer;
  if (status < 200 || (status >= 300 && status !== 304))
    throw new Error(`The server answered ${head.split('\r\n')[0]}: ${body.slice(0, 300)}`);
  return answer;
}
