import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { yieldToEventLoop } from '../yield.ts';

/** Requests begun per event-loop tick: about 10 ms of work. */
const requestsPerTick = 32;
/** If one tick brought in more than this many batches, parsing took long enough: yield once more. */
const maxBatchesPerTick = 4;
/** Requests wait for new connections at most this many ticks, usually about 10 ms, and at most this many ms. */
const maxAcceptTicks = 200;
const maxAcceptMs = 100;

/**
 * Makes a server begin requests in the order of their arrival, `batchSize` per tick. A thousand requests may arrive in
 * one tick. If all began at once, every timer, stream and commit would wait until the last of them was checked. Node
 * accepts one connection per tick, so connections go first: otherwise the last clients of a burst would connect seconds
 * later. Requests whose connection has closed are dropped.
 */
export function queueRequests<S extends Server>(
  server: S,
  begin: RequestListener,
  batchSize = requestsPerTick,
): S {
  const queue: [IncomingMessage, ServerResponse][] = [];
  let isDraining = false;
  let acceptedConnection = false;

  async function acceptConnections(): Promise<void> {
    const deadline = performance.now() + maxAcceptMs;
    for (let tick = 0; acceptedConnection && tick < maxAcceptTicks; tick++) {
      if (performance.now() >= deadline) return;
      acceptedConnection = false;
      await yieldToEventLoop();
    }
  }

  async function drain(): Promise<void> {
    isDraining = true;
    let lengthBefore = 0;
    while (queue.length > 0) {
      await yieldToEventLoop();
      await acceptConnections();
      if (queue.length - lengthBefore > maxBatchesPerTick * batchSize) await yieldToEventLoop();
      for (const [request, response] of queue.splice(0, batchSize))
        if (!request.destroyed) begin(request, response);
      lengthBefore = queue.length;
    }
    isDraining = false;
  }

  server.on('connection', () => {
    acceptedConnection = true;
  });
  server.on('request', (request, response) => {
    queue.push([request, response]);
    if (!isDraining) void drain();
  });
  return server;
}
