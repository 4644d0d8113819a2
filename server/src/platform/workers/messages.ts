import type { Refusal } from '@vincere/domain';

/** The messages from a worker to the server. The results of a job arrive in parts, so that reading each takes little time. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'part'; part: unknown }
  | { kind: 'done' }
  | { kind: 'refused'; code: Refusal['code']; facts: Refusal['facts'] }
  | { kind: 'failed'; message: string; isTooMuch: boolean };
