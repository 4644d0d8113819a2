/** The client closed the connection while its request was queued. The response is discarded. */
export class ClientDisconnected extends Error {
  readonly statusCode = 400;
}
