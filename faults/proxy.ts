import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to another server that can be interrupted and restored. */
export type Proxy = {
  port: number;
  /** Closes all connections and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Accepts connections but drops all data, like a broken network. */
  silence(): void;
  /** Works normally again. Connections from before are closed. */
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a proxy to `port` of `host` on a free local port. */
export async function openProxy(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = createConnection({ host, port });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      // Data dropped during silence never arrives, so these connections can't be used afterwards.
      one.on('data', (chunk) => void (isSilent || other.write(chunk)));
      one.on('error', () => one.destroy());
      one.once('close', () => {
        sockets.delete(one);
        if (!isSilent) other.destroy();
      });
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', resolve);
    });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    drop();
    await closed;
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    cut: stop,
    silence: () => {
      isSilent = true;
    },
    mend: async () => {
      // Connections from before the silence have lost bytes.
      drop();
      isSilent = false;
      if (!server.listening) await listen(own);
    },
    close: stop,
  };
}
