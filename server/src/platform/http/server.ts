import { createServer, type RequestListener, type Server } from 'node:http';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { apiPrefix, type Call, callsByNoun, largestBody } from '@vincere/contract';
import { maxFileBytes } from '@vincere/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { App } from '../app.ts';
import { guardBodies, refuseStrayBodies } from './bodies.ts';
import { serveDocs } from './docs.ts';
import { writeError } from './errors.ts';
import type { Gate, HandlerOf } from './gate.ts';
import { headerWriter } from './headers.ts';
import { mount } from './mount.ts';
import { serveOperations } from './operations.ts';
import { queueRequests } from './request-queue.ts';
import { refuseExpectations, refuseUnreadable } from './unreadable.ts';
import { serveWeb } from './web.ts';

/** Returns the HTTP server: every call of the contract, the API document, operations and the web app. */
export async function buildServer(
  app: App,
  { gate, handlerOf }: { gate: Gate; handlerOf: HandlerOf },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const writeHeaders = headerWriter(app.config);
  const fastify = Fastify({
    loggerInstance,
    // One line a request, written below, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.config.trustedProxies ?? false,
    bodyLimit: largestBody,
    serverFactory: (begin) => listening(begin),
    forceCloseConnections: false,
    // What still arrives on an open line is answered as ever; the line closes behind it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void writeError(error, request, writeHeaders(request, reply)),
    clientErrorHandler: refuseUnreadable,
  });
  fastify.setErrorHandler(writeError);
  fastify.decorateRequest('user', null);
  fastify.decorateRequest('address', '');
  fastify.addHook('onRequest', (request, reply, done) => {
    // Read once at the start: a connection that has dropped has no address any more.
    request.address = request.ip ?? '';
    writeHeaders(request, reply);
    done();
  });
  refuseExpectations(fastify);
  refuseStrayBodies(fastify);
  acceptEmptyJson(fastify);
  await fastify.register(formbody, { bodyLimit: largestBody });
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.user?.id,
      },
      'request',
    );
    done();
  });

  await fastify.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    guardBodies(api);
    for (const noun of Object.keys(callsByNoun) as (keyof typeof callsByNoun)[]) {
      const calls: Record<string, Call> = callsByNoun[noun];
      for (const [name, call] of Object.entries(calls)) {
        mount(api, app, gate, call, handlerOf(noun, name, call));
      }
    }
  });
  await serveDocs(fastify, apiPrefix);
  serveOperations(fastify, app);
  await serveWeb(fastify);
  closePolitely(fastify, app);
  return fastify;
}

/** Returns Node's HTTP server. An idle connection stays open a little over a minute, longer than the idle time-out of common proxies. */
function listening(begin: RequestListener): Server {
  return queueRequests(createServer({ requestTimeout: 5 * 60_000, keepAliveTimeout: 72_000 }), begin);
}

/** Clients send `content-type: application/json` with no body at all: that is no body, not broken JSON. */
function acceptEmptyJson(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, body.toString(), done);
  });
}

/** On closing: streams end at once, requests under way finish, idle and half-open connections don't hold us up. */
function closePolitely(fastify: FastifyInstance, app: App): void {
  fastify.addHook('preClose', async () => {
    app.streams.closeAll();
    const sweep = setInterval(() => fastify.server.closeIdleConnections(), 100).unref();
    const force = setTimeout(() => fastify.server.closeAllConnections(), 7_000).unref();
    fastify.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(force);
    });
  });
}
