import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { FuzzRequest } from './requests.ts';

/** An answer, or a `failure` if there was none or it was incomplete. */
export type Outcome = { status: number; type: string; text: string; failure?: string };

/** The maximum length of the kept text of an answer, in characters. */
const keptCharacters = 100_000;

/** Sends requests to a server over keep-alive connections. */
export class Sender {
  readonly #origin: URL;
  readonly #agent: Agent;
  readonly #timeoutMs: number;

  constructor(origin: string, connections: number, timeoutMs: number) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#timeoutMs = timeoutMs;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Sends a request. Never rejects: a timeout or a broken connection is an outcome. */
  async send(request: FuzzRequest, authorization: string | undefined, isRetry = false): Promise<Outcome> {
    const outcome = await this.#sendOnce(request, authorization);
    // The server may close an idle connection just as it is reused, so retry once.
    const isStale = outcome.failure === 'ECONNRESET on a reused connection' && !isRetry;
    return isStale ? this.send(request, authorization, true) : outcome;
  }

  #sendOnce(request: FuzzRequest, authorization: string | undefined): Promise<Outcome> {
    const { method, path, headers, body, hangsUp } = request;
    return new Promise((resolve) => {
      const noAnswer = { status: 0, type: '', text: '' };
      const outgoing = httpRequest({
        host: this.#origin.hostname,
        port: this.#origin.port,
        agent: this.#agent,
        method,
        path,
        headers: {
          ...headers,
          ...(authorization === undefined ? {} : { authorization }),
          ...(body?.type === undefined ? {} : { 'content-type': body.type }),
          ...(body === undefined ? {} : { 'content-length': body.bytes.length }),
        },
      });
      const timer = setTimeout(() => {
        resolve({ ...noAnswer, failure: `no answer within ${Math.round(this.#timeoutMs / 1000)} s` });
        outgoing.destroy();
      }, this.#timeoutMs);
      const end = (outcome: Outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        const code = error.code ?? error.message;
        end({ ...noAnswer, failure: outgoing.reusedSocket ? `${code} on a reused connection` : code });
      });
      outgoing.once('response', (response) => void read(response).then(end));
      if (body === undefined) outgoing.end();
      else if (hangsUp)
        outgoing.write(body.bytes.subarray(0, Math.floor(body.bytes.length / 2)), () => {
          end(noAnswer);
          outgoing.destroy();
        });
      else outgoing.end(body.bytes);
    });
  }
}

/** Reads an answer to its end. An event stream never ends, so only its head is read. */
async function read(response: IncomingMessage): Promise<Outcome> {
  const type = response.headers['content-type'] ?? '';
  const head = { status: response.statusCode ?? 0, type, text: '' };
  if (type.startsWith('text/event-stream')) {
    response.destroy();
    return head;
  }
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    return { ...head, failure: `the answer was cut off: ${String(error)}` };
  }
  return { ...head, text: Buffer.concat(chunks).toString().slice(0, keptCharacters) };
}
