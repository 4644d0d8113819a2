import { refusalStatus } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DatabaseAway, isStorageFull } from '../db/failures.ts';
import { QueueFull } from '../fair-queue.ts';
import { FilesAway } from '../storage/storage.ts';
import { TooMuch } from '../workers/worker.ts';
import { type Outage, outages } from './outages.ts';

/** What the contract's schemas found wrong with a request. */
export class InvalidInput extends Error {
  readonly errors: { path: string; message: string }[];
  constructor(part: string, issues: readonly z.core.$ZodIssue[]) {
    super(issues[0]?.message ?? 'The request is not valid');
    this.errors = issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message }));
  }
}

/** What is told of a request that could not be taken, by status. */
export const sentences: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  408: 'The request did not arrive in time',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This content type is not supported',
  431: 'The headers of the request are too large',
};

/**
 * Writes every error of the API as `{detail, ...}` (ruling 1.1): refusals, invalid input, unreadable requests, what is
 * out of order around us, bugs.
 */
export function writeError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { seconds } = error.facts;
    if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
    return reply
      .code(refusalStatus[error.code])
      .send({ ...error.facts, code: error.code, detail: error.message });
  }
  if (error instanceof InvalidInput)
    return reply.code(422).send({ code: 'invalid-input', detail: error.message, errors: error.errors });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return reply
      .code(status)
      .send({ code: 'unreadable-request', detail: sentences[status] ?? sentences[400] });
  const outage = outageOf(error);
  if (outage !== undefined) {
    const { status: told, detail, retrySeconds } = outages[outage];
    // A flood must not fill the log: the request line says enough.
    if (outage !== 'too-busy') request.log.error({ err: error }, outage);
    if (retrySeconds !== undefined) reply.header('retry-after', String(retrySeconds));
    return reply.code(told).send({ code: outage, detail });
  }
  request.log.error({ err: error }, 'bug');
  return reply
    .code(500)
    .send({ code: 'internal', detail: `Something went wrong on our side (request ${request.id})` });
}

function outageOf(error: Error): Outage | undefined {
  if (isStorageFull(error)) return 'storage-full';
  if (error instanceof TooMuch) return 'too-much-work';
  if (error instanceof QueueFull) return 'too-busy';
  return error instanceof DatabaseAway || error instanceof FilesAway ? error.code : undefined;
}

export function writeNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ code: 'not-found', detail: sentences[404] });
}
