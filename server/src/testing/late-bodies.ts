import { request as httpRequest } from 'node:http';
import { apiPrefix, type Call } from '@vincere/contract';
import { sampleBytes } from './file-contents.ts';
import type { TestServer } from './server.ts';

type LateCall = {
  call: Call;
  path: string;
  token: string;
  /** Runs after the server has checked the headers and before the rest of the body is sent. */
  meanwhile: () => Promise<unknown>;
  body?: object;
};

/** Sends the headers and the first byte of a call, waits for `meanwhile`, then sends the rest of the body. */
export async function sendLate(server: TestServer, { call, path, token, meanwhile, body }: LateCall) {
  const { contentType, bytes } = await encode(call, body ?? {});
  // The server may answer before this is done: it reads the session only after the token.
  const done = tokenCheck(server).then(meanwhile);
  return new Promise<{ status: number; code?: string }>((resolve, reject) => {
    const request = httpRequest(server.origin + apiPrefix + path, {
      method: call.method,
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': contentType,
        'content-length': bytes.length,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        const answer = { ...JSON.parse(text), status: response.statusCode ?? 0 };
        done.then(() => resolve(answer), reject);
      });
    });
    request.write(bytes.subarray(0, 1));
    done.then(() => request.end(bytes.subarray(1))).catch(reject);
  });
}

/** Resolves once the server has looked at the token of a request. */
function tokenCheck({ app }: TestServer): Promise<void> {
  const verify = app.tokens.verify.bind(app.tokens);
  return new Promise((resolve) => {
    app.tokens.verify = async (...args) => {
      app.tokens.verify = verify;
      setImmediate(resolve);
      return verify(...args);
    };
  });
}

const extensions = { file: 'txt', sheet: 'csv', package: 'zip' } as const;

async function encode(call: Call, body: object): Promise<{ contentType: string; bytes: Buffer }> {
  if (call.encoding !== 'multipart')
    return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const extension = extensions[call.uploadKind ?? 'file'];
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('file', new Blob([await sampleBytes(extension)]), `facts.${extension}`);
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}
