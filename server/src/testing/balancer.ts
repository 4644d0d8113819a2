import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A balancer as one stands before several servers: each request goes to the next of `origins` in turn. One that takes
 * no connection any more is passed over from then on; what breaks off behind the connection is answered with 502, or
 * cut off when its answer had begun.
 */
export async function startBalancer(origins: string[]) {
  const alive = [...origins];
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const origin = alive[turn % alive.length];
    if (origin === undefined) return void outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    // A connection for each, so that it is known whether anything was sent on it.
    const onward = request(new URL(url, origin), { method, headers, agent: false });
    let isConnected = false;
    onward.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        incoming.pipe(onward);
      }),
    );
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    onward.once('error', () => {
      if (!isConnected) {
        if (alive.includes(origin)) alive.splice(alive.indexOf(origin), 1);
        return pass(incoming, outgoing);
      }
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => onward.destroy());
  }

  const server = createServer(pass);
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
