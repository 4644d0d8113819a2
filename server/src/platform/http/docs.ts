import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './headers.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the API document (OpenAPI 3.1, generated from the contract) and a page that displays it. */
export async function serveDocs(fastify: FastifyInstance, prefix: string): Promise<void> {
  const document = openApiDocument();
  const bytes = JSON.stringify(document);
  fastify.get(`${prefix}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(bytes),
  );
  await fastify.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      // The plugin's own policy would upgrade every address to https, even on a server without TLS.
      staticCSP: pagePolicy(),
      uiConfig: { docExpansion: 'none', deepLinking: true, tryItOutEnabled: false },
      theme: { title: 'Vincere API' },
    });
  });
}
