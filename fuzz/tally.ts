import type { FuzzRequest } from './requests.ts';
import type { Outcome } from './send.ts';

/** The allowed growth of the server's memory after the warm-up: by this factor, plus this number of bytes. */
const growth = { factor: 1.25, bytes: 48 * 1024 * 1024 };
const maxProblems = 20;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Counts the outcomes, and collects the problems of unacceptable ones. */
export class Tally {
  readonly problems: string[] = [];
  readonly #statuses = new Map<number, number>();
  readonly #succeeded = new Set<string>();

  /** False after too many problems, because more of them would not help. */
  get shouldContinue(): boolean {
    return this.problems.length < maxProblems;
  }

  add(number: number, request: FuzzRequest, outcome: Outcome): void {
    const { status, text } = outcome;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) this.#succeeded.add(request.operation);
    const problem = problemOf(request, outcome);
    if (problem !== undefined)
      this.problems.push(`${problem}: ${describeRequest(number, request)}\n  ${text.slice(0, 400)}`);
  }

  /** Compares the server's memory now with that after the warm-up, both in bytes. Returns a line to print. */
  judgeMemory(baseline: number, now: number): string {
    const limit = baseline * growth.factor + growth.bytes;
    const figures = `${megabytes(baseline)} after the warm-up, ${megabytes(now)} at the end (limit ${megabytes(limit)})`;
    if (!(now <= limit)) this.problems.push(`Memory grew: ${figures}`);
    return `Memory: ${figures}`;
  }

  /** Summarises the count of each status, and the calls that never succeeded. */
  summary(calls: readonly string[]): string {
    const counted = [...this.#statuses].sort(([a], [b]) => a - b);
    const statuses = counted.map(([status, count]) => `${status || 'hung up'}: ${count}`).join(', ');
    const never = calls.filter((name) => !this.#succeeded.has(name));
    return `${statuses}\nCalls that never succeeded: ${never.join(', ') || 'none'}`;
  }
}

/** Returns the problem of an outcome; undefined if it is acceptable. */
function problemOf({ hangsUp, method }: FuzzRequest, { status, text, failure }: Outcome): string | undefined {
  if (hangsUp) return undefined;
  if (failure !== undefined) return failure;
  if (status >= 500) return `${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  // With oversized headers the server can't know whether the client expects a body.
  if (status === 431 && text === '') return undefined;
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' && detail !== '' ? undefined : `${status} without a detail`;
  } catch {
    return `${status} that is not JSON`;
  }
}

/** Formats a request for the output, with long parts cut. */
export function describeRequest(
  number: number,
  { operation, method, path, caller, headers, body }: FuzzRequest,
): string {
  const callerText = typeof caller === 'object' ? JSON.stringify(caller) : caller;
  return [
    `#${number} ${operation} by ${callerText}`,
    `  ${method} ${path.slice(0, 300)}`,
    `  ${JSON.stringify(headers).slice(0, 300)}`,
    body ? `  ${body.type}: ${JSON.stringify(body.bytes.toString('latin1').slice(0, 600))}` : '  no body',
  ].join('\n');
}
