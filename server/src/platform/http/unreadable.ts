import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sentences } from './errors.ts';

/* What is refused before there is a request that a handler could answer. */

/** What Node's parser of HTTP says went wrong; `rawPacket` is the piece in which it did. */
type ParserError = Error & { code?: string; rawPacket?: unknown };

const bodyOf = (detail: string | undefined) => JSON.stringify({ code: 'unreadable-request', detail });

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a line on which something came that cannot be read as HTTP, or not to its end in time, and closes it. */
export function refuseUnreadable(error: ParserError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body = mayAskForHead(error) ? '' : bodyOf(sentences[Number.parseInt(status, 10)]);
  const type = body === '' ? '' : 'content-type: application/json\r\n';
  socket.end(
    `HTTP/1.1 ${status}\r\n${type}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Whoever asks for the head alone takes a body for the next answer. Where the method came in a piece before, nobody knows. */
function mayAskForHead({ rawPacket }: ParserError): boolean {
  const begin = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 10) : '';
  return begin.startsWith('HEAD ') || !/^[A-Z]+ /.test(begin);
}

/** `Expect` asks for more than `100-continue`: refused before there is a request, so in our own words here. */
export function refuseExpectations(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const body = bodyOf('This expectation cannot be met');
    response.writeHead(417, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}
