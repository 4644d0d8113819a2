import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webFolder } from '../folders.ts';
import { writeNotFound } from './errors.ts';
import { pagePolicy } from './headers.ts';

/** Headers of the service worker for offline use. Browsers revalidate it each time, and it may only call this origin. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Returns whether to answer a request with the page of the web app. A browser gets it at any address outside the API. A
 * client that accepts any type gets it unless the path has a file extension, so that a missing script is a 404.
 */
export function wantsPage(method: string, url: string, accept = '*/*'): boolean {
  if (method !== 'GET' || url.startsWith('/api')) return false;
  const [path = ''] = url.split('?');
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}

/** Returns the texts of the inline scripts of a page. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** Serves the built files of the web app, and its page at every address outside the API. */
export async function serveWeb(fastify: FastifyInstance): Promise<void> {
  const pagePath = join(webFolder, 'index.html');
  const isBuilt = existsSync(pagePath);
  const pageHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(isBuilt ? inlineScriptsOf(await readFile(pagePath, 'utf8')) : []),
  };
  fastify.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !wantsPage(request.method, request.url, request.headers.accept))
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
