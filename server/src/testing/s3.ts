import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxFileBytes } from '@vincere/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp } from 'fauxqs';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const bucket = 'vincere';
export const secret = 'the-secret-of-the-store';

/** An S3 server in the test process, with one bucket. */
export type TestStore = {
  /** The environment variables with which a server stores its files in the bucket. */
  environment: Record<string, string>;
  /** The request headers of every uploaded object. */
  sent: IncomingHttpHeaders[];
  /** Closes the connection of each of the next `count` uploads, after the server has received it. */
  failNext(count: number): void;
  /** Returns the names of all objects. */
  names(): Promise<string[]>;
  put(name: string, content: string): Promise<void>;
  close(): Promise<void>;
};

/** Starts an S3 server with an empty bucket. */
export async function startStore(): Promise<TestStore> {
  const app: FastifyInstance = buildApp({ logger: false });
  const sent: IncomingHttpHeaders[] = [];
  let failuresLeft = 0;
  app.removeContentTypeParser('*');
  const bodyOptions = { parseAs: 'buffer', bodyLimit: 2 * maxFileBytes } as const;
  app.addContentTypeParser('*', bodyOptions, (_request, body, done) => done(null, body));
  // A store may return fewer names per page than requested.
  app.addHook<{ Querystring: Record<string, string> }>('preHandler', async ({ query }) => {
    if (query['list-type'] === '2') query['max-keys'] = '3';
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'PUT' || !request.url.startsWith(`/${bucket}/`)) return;
    sent.push(request.headers);
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      request.socket.destroy();
      return reply.hijack();
    }
    // Real stores check the checksum, but this library doesn't.
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const sum = request.headers['x-amz-content-sha256'] ?? sha256(body);
    if (sum !== sha256(body))
      return reply
        .code(400)
        .type('application/xml')
        .send('<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await fetch(`${origin}/${bucket}`, { method: 'PUT' });
  return {
    environment: {
      VINCERE_FILES_S3_BUCKET: bucket,
      VINCERE_FILES_S3_ENDPOINT: origin,
      AWS_ACCESS_KEY_ID: 'the-key-of-the-store',
      AWS_SECRET_ACCESS_KEY: secret,
    },
    sent,
    failNext: (count) => void (failuresLeft = count),
    names: async () => {
      const list = await (await fetch(`${origin}/${bucket}`)).text();
      return [...list.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => name);
    },
    put: async (name, content) =>
      void (await fetch(`${origin}/${bucket}/${name}`, { method: 'PUT', body: content })),
    close: () => app.close(),
  };
}
