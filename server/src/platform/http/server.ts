import { createServer, type RequestListener, type Server } from 'node:http';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { apiPrefix, type Call, callsByNoun, largestBody } from '@vincere/contract';
import { maxFileBytes } from '@vincere/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { PlatformApp } from '../app.ts';
import { guardBodies, refuseStrayBodies } from './bodies.ts';
import { answerParserError, refuseExpectHeader } from './client-errors.ts';
import { serveDocs } from './docs.ts';
import { writeError } from './errors.ts';
import type { Gate, Implementation } from './gate.ts';
import { headerWriter } from './headers.ts';
import { mount } from './mount.ts';
import { serveOperations } from './operations.ts';
import { queueRequests } from './request-queue.ts';
import { serveWeb } from './web.ts';

/** Returns the HTTP server: every call of the contract, the API document, operations and the web app. */
export async function buildServer(
  app: PlatformApp,
  { gate, handlerOf, changesOf }: { gate: Gate } & Implementation,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const writeHeaders = headerWriter(app.config);
  const fastify = Fastify({
    loggerInstance,
    // The hook below writes one log line per request, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.config.trustedProxies ?? false,
    bodyLimit: largestBody,
    serverFactory: createHttpServer,
    forceCloseConnections: false,
    // While closing, still serve requests on open connections, and then close each connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void writeError(error, request, writeHeaders(request, reply)),
    clientErrorHandler: answerParserError,
  });
  fastify.setErrorHandler(writeError);
  fastify.decorateRequest('user', null);
  fastify.decorateRequest('address', '');
  fastify.addHook('onRequest', (request, reply, next) => {
    // Read the address at the start, because a dropped connection no longer has one.
    request.address = request.ip ?? '';
    writeHeaders(request, reply);
    next();
  });
  refuseExpectHeader(fastify);
  refuseStrayBodies(fastify);
  acceptEmptyJson(fastify);
  await fastify.register(formbody, { bodyLimit: largestBody });
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
  });
  fastify.addHook('onResponse', (request, reply, next) => {
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
    next();
  });

  await fastify.register(async (api) => {
    api.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    guardBodies(api);
    for (const noun of Object.keys(callsByNoun) as (keyof typeof callsByNoun)[]) {
      const calls: Record<string, Call> = callsByNoun[noun];
      for (const [name, call] of Object.entries(calls)) {
        mount(api, app, gate, { name, call, handle: handlerOf(noun, name), changesOf });
      }
    }
  });
  await serveDocs(fastify, apiPrefix);
  serveOperations(fastify, app);
  await serveWeb(fastify);
  closeGracefully(fastify, app);
  return fastify;
}

/** Creates Node's HTTP server. Its keep-alive timeout of 72 s is longer than that of common proxies. */
function createHttpServer(begin: RequestListener): Server {
  return queueRequests(createServer({ requestTimeout: 5 * 60_000, keepAliveTimeout: 72_000 }), begin);
}

/** Accepts an empty body of type `application/json`, which some clients send, as no body. */
function acceptEmptyJson(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, callback) => {
    if (body === '') return callback(null, undefined);
    return parseJson(request, body.toString(), callback);
  });
}

/** On closing, ends streams at once, lets current requests finish, and closes idle and half-open connections. */
function closeGracefully(fastify: FastifyInstance, app: PlatformApp): void {
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
