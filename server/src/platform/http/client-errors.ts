import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { unreadableMessages } from './errors.ts';

/* Errors that occur before there is a request that a handler could answer. */

/** An error of Node's HTTP parser. `rawPacket` is the piece of input in which it occurred. */
type ParserError = Error & { code?: string; rawPacket?: unknown };

const bodyOf = (detail: string | undefined) => JSON.stringify({ code: 'unreadable-request', detail });

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a connection whose input is not valid HTTP, or didn't arrive in time, and closes it. */
export function answerParserError(error: ParserError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body = mayBeHeadRequest(error) ? '' : bodyOf(unreadableMessages[Number.parseInt(status, 10)]);
  const type = body === '' ? '' : 'content-type: application/json\r\n';
  socket.end(
    `HTTP/1.1 ${status}\r\n${type}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/**
 * Returns whether the request may be a HEAD request, whose client would read a body as the next response. The method is
 * unknown if it arrived in an earlier piece.
 */
function mayBeHeadRequest({ rawPacket }: ParserError): boolean {
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 10) : '';
  return start.startsWith('HEAD ') || !/^[A-Z]+ /.test(start);
}

/** Refuses an `Expect` header other than `100-continue`. Node reports it before Fastify sees the request. */
export function refuseExpectHeader(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const body = bodyOf('This expectation cannot be met');
    response.writeHead(417, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}
