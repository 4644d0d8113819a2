import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webFolder } from '../folders.ts';
import { writeNotFound } from './errors.ts';
import { pagePolicy } from './headers.ts';

const pageHeaders = { 'cache-control': 'no-cache', 'content-security-policy': pagePolicy };

/** The web app: its files as they were built, and its page for every address that is not the API's. */
export async function serveWeb(fastify: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'));
  fastify.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api') &&
      (request.headers.accept?.includes('text/html') ?? false);
    if (!isBuilt || !isPage) return writeNotFound(request, reply);
    return reply
      .headers(pageHeaders)
      .sendFile('index.html', { immutable: false, maxAge: 0, cacheControl: false });
  });
  if (!isBuilt) return;
  await fastify.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The page itself is only served by the handler above, with its own headers.
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    immutable: true,
    maxAge: '1y',
  });
}
