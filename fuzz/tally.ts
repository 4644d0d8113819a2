import type { FuzzRequest } from './requests.ts';
import type { Outcome } from './send.ts';

/** The server's memory may grow from the end of the warm-up to the end of the run by this factor and these bytes. */
const growth = { factor: 1.25, bytes: 48 * 1024 * 1024 };
const enoughComplaints = 20;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What came back so far, and what was wrong with it. */
export class Tally {
  readonly complaints: string[] = [];
  readonly #statuses = new Map<number, number>();
  readonly #succeeded = new Set<string>();

  /** Whether to go on: past some complaints the rest tells nothing new. */
  get isBearable(): boolean {
    return this.complaints.length < enoughComplaints;
  }

  add(number: number, request: FuzzRequest, outcome: Outcome): void {
    const { status, text } = outcome;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) this.#succeeded.add(request.operation);
    const wrong = complaint(request, outcome);
    if (wrong !== undefined)
      this.complaints.push(`${wrong}: ${shown(number, request)}\n  ${text.slice(0, 400)}`);
  }

  /** Judges the server's memory: after the warm-up, and now. */
  judgeMemory(warm: number, now: number): string {
    const limit = warm * growth.factor + growth.bytes;
    const told = `${megabytes(warm)} after the warm-up, ${megabytes(now)} at the end (limit ${megabytes(limit)})`;
    if (!(now <= limit)) this.complaints.push(`Memory grew: ${told}`);
    return `Memory: ${told}`;
  }

  /** How often each status came, and which of the calls never succeeded. */
  summary(calls: readonly string[]): string {
    const counted = [...this.#statuses].sort(([a], [b]) => a - b);
    const statuses = counted.map(([status, count]) => `${status || 'hung up'}: ${count}`).join(', ');
    const never = calls.filter((name) => !this.#succeeded.has(name));
    return `${statuses}\nCalls that never succeeded: ${never.join(', ') || 'none'}`;
  }
}

/** What is wrong with an outcome; undefined for a good one. */
function complaint({ hangsUp, method }: FuzzRequest, { status, text, failure }: Outcome): string | undefined {
  if (hangsUp) return undefined;
  if (failure !== undefined) return failure;
  if (status >= 500) return `${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  // Of headers that came in pieces nobody knows any more whether a body was asked for.
  if (status === 431 && text === '') return undefined;
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' && detail !== '' ? undefined : `${status} without a detail`;
  } catch {
    return `${status} that is not JSON`;
  }
}

/** A request as it is told, long parts cut. */
export function shown(
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
