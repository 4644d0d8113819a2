import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './headers.ts';
import { openApiDocument } from './openapi.ts';

/** The API document (OpenAPI 3.1, made from the contract) and a page to read it (ruling 9.4). */
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
      // The plugin's own would turn every address into https, also where there is none.
      staticCSP: pagePolicy,
      uiConfig: { docExpansion: 'none', deepLinking: true, tryItOutEnabled: false },
      theme: { title: 'Vincere API' },
    });
  });
}
