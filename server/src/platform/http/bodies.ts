import { type Call, readsBodyOfAnyone } from '@vincere/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFull } from '../fair-queue.ts';
import { networkOf } from '../network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Call;
    /** The largest body that the route accepts, in bytes. */
    maxBytes?: number;
  }
  interface FastifyRequest {
    /** Cancels the timeout of the body. Handlers call it when the body has arrived. */
    bodyArrived: () => void;
  }
}

/** The body of a request did not arrive in time. */
class BodyLate extends Error {
  readonly statusCode = 408;
}

export type BodyLimits = {
  /** Time limit for the arrival of a body, in ms. It doesn't apply to uploads. */
  timeoutMs: number;
  /** Total size of the bodies of concurrent unauthenticated requests, in bytes. */
  reservedBytes: number;
  /** The same for requests from one network. */
  reservedBytesPerNetwork: number;
};

const defaultLimits: BodyLimits = {
  timeoutMs: 10_000,
  reservedBytes: 64 * 1024 * 1024,
  reservedBytesPerNetwork: 16 * 1024 * 1024,
};

const noop = () => {};

/**
 * Limits the bodies of calls. A body that arrives too late, unless it is an upload, is answered with 408. An
 * unauthenticated request reserves the size of its body until its response is sent. Beyond the limits it is answered
 * with 503, before its body is read.
 */
export function guardBodies(fastify: FastifyInstance, limits = defaultLimits): void {
  const reservedByNetwork = new Map<string, number>();
  let totalReserved = 0;

  function reserve(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
    const network = networkOf(request.address);
    const networkBytes = reservedByNetwork.get(network) ?? 0;
    if (totalReserved + bytes > limits.reservedBytes || networkBytes + bytes > limits.reservedBytesPerNetwork)
      throw new QueueFull();
    totalReserved += bytes;
    reservedByNetwork.set(network, networkBytes + bytes);
    reply.raw.once('close', () => {
      totalReserved -= bytes;
      const remainingBytes = (reservedByNetwork.get(network) ?? 0) - bytes;
      if (remainingBytes > 0) reservedByNetwork.set(network, remainingBytes);
      else reservedByNetwork.delete(network);
    });
  }

  function limitTime(request: FastifyRequest, reply: FastifyReply): void {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.header('connection', 'close').send(new BodyLate());
    }, limits.timeoutMs);
    request.bodyArrived = () => clearTimeout(timer);
    reply.raw.once('close', request.bodyArrived);
  }

  fastify.decorateRequest('bodyArrived', noop);
  fastify.addHook('onRequest', async (request, reply) => {
    const { call, maxBytes = 0 } = request.routeOptions.config;
    const announcedSize = announcedBytes(request);
    if (call === undefined || announcedSize === 0) return;
    if (readsBodyOfAnyone(call)) reserve(request, reply, Math.min(announcedSize, maxBytes));
    if (call.encoding !== 'multipart') limitTime(request, reply);
  });
}

/**
 * Answers a request with a body for anything but a call with 404, and closes its connection, before the body is read.
 */
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

/** Returns the size of a request's body in bytes according to its headers, or infinity for a chunked body. */
function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
