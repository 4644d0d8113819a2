import type { Refusal } from '@vincere/domain';

/** Messages from a worker to the server. A result is sent in parts, so that reading one blocks the server only briefly. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'part'; part: unknown }
  | { kind: 'done' }
  | { kind: 'refused'; code: Refusal['code']; facts: Refusal['facts'] }
  | { kind: 'failed'; message: string; exceedsLimit: boolean };
