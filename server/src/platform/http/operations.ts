import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformApp } from '../app.ts';
import { serverMetrics } from '../ops/metrics.ts';
import { findProblem } from '../ops/readiness.ts';
import { allowedAddresses } from './allowed-addresses.ts';

/** Serves health, readiness and metrics. */
export function serveOperations(fastify: FastifyInstance, app: PlatformApp): void {
  const metrics = serverMetrics(app);
  const mayReadMetrics = metricsReaders(app.config.metricsFor);
  fastify.addHook('onResponse', (request, reply, next) => {
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    next();
  });
  fastify.get('/healthz', async () => ({ status: 'up' }));
  fastify.get('/readyz', async (request, reply) => {
    const problem = await findProblem(app);
    if (problem === null) return { status: 'ready' };
    request.log.error({ err: problem.error }, 'not ready');
    return reply.code(503).header('retry-after', '2').send({ detail: problem.detail });
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request))
      return reply.code(403).send({ detail: 'Metrics are not open to this address' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * Returns a function that tells whether a request may read the metrics, by the address of its connection. Without a list, this is
 * the machine itself. A proxy on this machine connects from there too, but usually leaves a header.
 */
function metricsReaders(
  listedAddresses: PlatformApp['config']['metricsFor'],
): (request: FastifyRequest) => boolean {
  if (listedAddresses === 'open') return () => true;
  const isAllowed = allowedAddresses(listedAddresses ?? ['loopback']);
  const isListedByAddress = listedAddresses !== undefined && !listedAddresses.includes('loopback');
  return ({ socket, headers }) =>
    isAllowed(socket.remoteAddress ?? '') && (isListedByAddress || !Object.keys(headers).some(isProxyHeader));
}

function isProxyHeader(name: string): boolean {
  return /^(forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name);
}
