/** The client closed the connection while its request was queued. Nobody receives the response. */
export class ClientDisconnected extends Error {
  readonly statusCode = 400;
}
