import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to another server that can be interrupted and restored. */
export type Proxy = {
  port: number;
  /** Closes all connections and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Accepts connections but drops all data, like a broken network. */
  silence(): void;
  /** Closes the existing connections and forwards new ones normally again. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a proxy to `port` of `host` on a free local port. */
export async function openProxy(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((client) => {
    const upstream = createConnection({ host, port });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      // Data dropped during silence never arrives, so these connections can't be used afterwards.
      from.on('data', (chunk) => void (isSilent || to.write(chunk)));
      from.on('error', () => from.destroy());
      from.once('close', () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  });
  const listen = (localPort: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(localPort, '127.0.0.1', resolve);
    });
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    closeSockets();
    await closed;
  };
  await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  return {
    port: ownPort,
    cut: stop,
    silence: () => {
      isSilent = true;
    },
    restore: async () => {
      // Connections that were open during the silence have lost bytes.
      closeSockets();
      isSilent = false;
      if (!server.listening) await listen(ownPort);
    },
    close: stop,
  };
}
