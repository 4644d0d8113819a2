import { inputProblem, refusalStatus, type ValueProblem } from '@vincere/contract';
import { fill, Refusal } from '@vincere/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DatabaseUnavailable, isStorageFull } from '../db/failures.ts';
import { QueueFull } from '../fair-queue.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { LimitExceeded } from '../workers/worker.ts';
import { type Outage, outages } from './outages.ts';

/** A request doesn't match the schemas of its call. `errors` lists each faulty field with its path. */
export class InvalidInput extends Error {
  readonly errors: ({ path: string } & ValueProblem)[];
  constructor(part: string, issues: readonly z.core.$ZodIssue[]) {
    const errors = issues.map((issue) => ({
      path: [part, ...issue.path].join('.'),
      ...inputProblem(issue, part),
    }));
    super(errors[0]?.message ?? 'The request is not valid');
    this.errors = errors;
  }
}

/** The message for a bug. `{request}` is the id of the request in the log. */
export const internalMessage = 'Something went wrong on our side (request {request})';

/** Messages for requests that could not be read, by status. */
export const unreadableMessages: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  408: 'The request did not arrive in time',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This content type is not supported',
  431: 'The headers of the request are too large',
};

/**
 * Writes every error of the API as `{code, detail, ...}`: refusals, invalid input, unreadable requests, outages of other
 * systems, and bugs.
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
      .send({ code: 'unreadable-request', detail: unreadableMessages[status] ?? unreadableMessages[400] });
  const outage = outageOf(error);
  if (outage !== undefined) {
    const { status: outageStatus, detail, retrySeconds } = outages[outage];
    // A flood of requests must not fill the log. Each request has a log line anyway.
    if (outage !== 'too-busy') request.log.error({ err: error }, outage);
    if (retrySeconds !== undefined) reply.header('retry-after', String(retrySeconds));
    return reply.code(outageStatus).send({ code: outage, detail });
  }
  request.log.error({ err: error }, 'bug');
  return reply.code(500).send({
    code: 'internal',
    request: request.id,
    detail: fill(internalMessage, { request: request.id }),
  });
}

function outageOf(error: Error): Outage | undefined {
  if (isStorageFull(error)) return 'storage-full';
  if (error instanceof LimitExceeded) return 'too-much-work';
  if (error instanceof QueueFull) return 'too-busy';
  return error instanceof DatabaseUnavailable || error instanceof StorageUnavailable ? error.code : undefined;
}

export function writeNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ code: 'not-found', detail: unreadableMessages[404] });
}
