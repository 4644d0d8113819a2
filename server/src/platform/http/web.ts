import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webFolder } from '../folders.ts';
import { writeNotFound } from './errors.ts';
import { pagePolicy } from './headers.ts';

const pageHeaders = { 'cache-control': 'no-cache', 'content-security-policy': pagePolicy };

/** Of the worker that stands in for the page when there is no line: asked for anew each time, it calls here alone. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Whether a request asks for the page of the web app: by a browser at any address that is not the API's, or by a program
 * that takes whatever there is, as long as it names no file. A script that is missing must not become a page.
 */
export function meansPage(method: string, url: string, accept = '*/*'): boolean {
  if (method !== 'GET' || url.startsWith('/api')) return false;
  const [path = ''] = url.split('?');
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}

/** The web app: its files as they were built, and its page for every address that is not the API's. */
export async function serveWeb(fastify: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'));
  fastify.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !meansPage(request.method, request.url, request.headers.accept))
      return writeNotFound(request, reply);
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
    setHeaders: (reply, path) => {
      if (/[/\\]sw\.js(\.br|\.gz)?$/.test(path)) reply.headers(workerHeaders);
    },
  });
}
