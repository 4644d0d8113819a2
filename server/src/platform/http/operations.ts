import type { FastifyInstance } from 'fastify';
import type { PlatformApp } from '../app.ts';
import { serverMetrics } from '../ops/metrics.ts';
import { findProblem } from '../ops/readiness.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Returns whether proxies set this header. Behind a proxy on this machine, every client seems to be local. */
const isProxyHeader = (header: string) =>
  /^(forwarded|via|x-forwarded(-.*)?|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-envoy-.*)$/.test(
    header,
  );

/** Serves health, readiness and metrics. Unless configured as open, metrics are only served to this machine. */
export function serveOperations(fastify: FastifyInstance, app: PlatformApp): void {
  const metrics = serverMetrics(app);
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  fastify.get('/healthz', async () => ({ status: 'up' }));
  fastify.get('/readyz', async (request, reply) => {
    const problem = await findProblem(app);
    if (problem === null) return { status: 'ready' };
    request.log.error({ err: problem.error }, 'not ready');
    return reply.code(503).header('retry-after', '2').send({ detail: problem.detail });
  });
  fastify.get('/metrics', async (request, reply) => {
    const isLocal =
      loopback.has(request.socket.remoteAddress ?? '') && !Object.keys(request.headers).some(isProxyHeader);
    if (!app.config.openMetrics && !isLocal)
      return reply.code(403).send({ detail: 'Metrics are open to this machine only' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
