/** The client closed the connection before its request had its turn. Nobody hears the answer. */
export class WentAway extends Error {
  readonly statusCode = 400;
}
