import { type Call, readsBodyOfAnyone } from '@vincere/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFull } from '../fair-queue.ts';
import { networkOf } from '../network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route makes happen. */
    call?: Call;
    /** The largest body that it takes, in bytes. */
    maxBytes?: number;
  }
  interface FastifyRequest {
    /** Ends the time-out of a body that has arrived. */
    bodyArrived: () => void;
  }
}

/** The body of a request did not arrive in time. */
class BodyLate extends Error {
  readonly statusCode = 408;
}

export type BodyLimits = {
  /** How long a body may take that is no upload, in ms. */
  timeoutMs: number;
  /** How many bytes of unauthenticated requests may be held at the same time: in all, and of one network. */
  heldBytes: number;
  heldBytesPerNetwork: number;
};

const usual: BodyLimits = {
  timeoutMs: 10_000,
  heldBytes: 64 * 1024 * 1024,
  heldBytesPerNetwork: 16 * 1024 * 1024,
};

const nothing = () => {};

/**
 * Guards the bodies of calls. A body that is no upload answers 408 when it takes too long. An unauthenticated request
 * reserves the size of its body until it has its answer; beyond the limits it answers 503 before the body is read.
 */
export function guardBodies(fastify: FastifyInstance, limits = usual): void {
  const held = new Map<string, number>();
  let heldInAll = 0;

  function reserve(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
    const network = networkOf(request.address);
    const ofNetwork = held.get(network) ?? 0;
    if (heldInAll + bytes > limits.heldBytes || ofNetwork + bytes > limits.heldBytesPerNetwork)
      throw new QueueFull();
    heldInAll += bytes;
    held.set(network, ofNetwork + bytes);
    reply.raw.once('close', () => {
      heldInAll -= bytes;
      const left = (held.get(network) ?? 0) - bytes;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  }

  function limitTime(request: FastifyRequest, reply: FastifyReply): void {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.header('connection', 'close').send(new BodyLate());
    }, limits.timeoutMs);
    request.bodyArrived = () => clearTimeout(timer);
    reply.raw.once('close', request.bodyArrived);
  }

  fastify.decorateRequest('bodyArrived', nothing);
  fastify.addHook('onRequest', async (request, reply) => {
    const { call, maxBytes = 0 } = request.routeOptions.config;
    const announced = announcedBytes(request);
    if (call === undefined || announced === 0) return;
    if (readsBodyOfAnyone(call)) reserve(request, reply, Math.min(announced, maxBytes));
    if (call.encoding !== 'multipart') limitTime(request, reply);
  });
}

/** Answers a request that announces a body for no call with 404 and closes its connection, before the body is read. */
export function refuseStrayBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call !== undefined || announcedBytes(request) === 0) return;
    reply.header('connection', 'close');
    throw new StrayBody();
  });
}

class StrayBody extends Error {
  readonly statusCode = 404;
}

/** Returns the size of the body that a request announces, in bytes; infinite when it says none. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
