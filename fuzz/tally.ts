import type { FuzzRequest } from './requests.ts';
import type { Outcome } from './send.ts';

/** The allowed growth of the server's memory after the warm-up: by this factor, plus this number of bytes. */
const growth = { factor: 1.25, bytes: 48 * 1024 * 1024 };
const maxComplaints = 20;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Counts the outcomes and collects complaints about wrong ones. */
export class Tally {
  readonly complaints: string[] = [];
  readonly #statuses = new Map<number, number>();
  readonly #succeeded = new Set<string>();

  /** False after too many complaints, because more of them would not help. */
  get shouldContinue(): boolean {
    return this.complaints.length < maxComplaints;
  }

  add(number: number, request: FuzzRequest, outcome: Outcome): void {
    const { status, text } = outcome;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) this.#succeeded.add(request.operation);
    const wrong = complaint(request, outcome);
    if (wrong !== undefined)
      this.complaints.push(`${wrong}: ${describeRequest(number, request)}\n  ${text.slice(0, 400)}`);
  }

  /** Compares the server's memory now with that after the warm-up, both in bytes. Returns a line to print. */
  judgeMemory(warm: number, now: number): string {
    const limit = warm * growth.factor + growth.bytes;
    const figures = `${megabytes(warm)} after the warm-up, ${megabytes(now)} at the end (limit ${megabytes(limit)})`;
    if (!(now <= limit)) this.complaints.push(`Memory grew: ${figures}`);
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

/** Returns a complaint about an outcome; undefined if it is acceptable. */
function complaint({ hangsUp, method }: FuzzRequest, { status, text, failure }: Outcome): string | undefined {
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
  const who = typeof caller === 'object' ? JSON.stringify(caller) : caller;
  return [
    `#${number} ${operation} by ${who}`,
    `  ${method} ${path.slice(0, 300)}`,
    `  ${JSON.stringify(headers).slice(0, 300)}`,
    body ? `  ${body.type}: ${JSON.stringify(body.bytes.toString('latin1').slice(0, 600))}` : '  no body',
  ].join('\n');
}
