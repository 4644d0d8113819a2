import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a load balancer that sends each request to the next of `origins`. An origin that accepts no connection is skipped
 * from then on. A request that fails after connecting is answered with 502, or cut off if its answer had begun.
 */
export async function startBalancer(origins: string[]) {
  const alive = [...origins];
  let count = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    count += 1;
    const origin = alive[count % alive.length];
    if (origin === undefined) return void outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    // Each request uses a new connection, so `isConnected` says whether anything was sent.
    const forwarded = request(new URL(url, origin), { method, headers, agent: false });
    let isConnected = false;
    forwarded.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        incoming.pipe(forwarded);
      }),
    );
    forwarded.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    forwarded.once('error', () => {
      if (!isConnected) {
        if (alive.includes(origin)) alive.splice(alive.indexOf(origin), 1);
        return forward(incoming, outgoing);
      }
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => forwarded.destroy());
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
