import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { BadConfiguration, type Config } from '../config.ts';

type Address = Pick<Config, 'host' | 'port'>;

const defaultPort = 3000;
const highestPort = 65_535;
/** Interfaces of containers and virtual machines on this computer. No other device reaches their addresses. */
const virtualInterface = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|vEthernet)/;

/**
 * Checks that the server will be able to listen, before the start changes any data. Throws `BadConfiguration` with one line
 * that says what to type instead.
 */
export async function ensureCanListen(address: Address): Promise<void> {
  const error = await tryToListen(address);
  if (error !== undefined) throw await listenFailure(error, address);
}

/** Returns the error of a failed attempt to listen as `BadConfiguration`, if the operator can correct it, else unchanged. */
export async function listenFailure(error: unknown, { host, port }: Address): Promise<unknown> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new BadConfiguration(
      `Port ${port} is taken. Try PORT=${await freePortAfter({ host, port })} npm start`,
    );
  if (code === 'EACCES')
    return new BadConfiguration(`Port ${port} is reserved by this system. Try PORT=${defaultPort} npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BadConfiguration(
      `HOST=${host} is no address of this computer. Try HOST=0.0.0.0 npm start for all of its addresses`,
    );
  return error;
}

/** Returns the next port that is free, or the one after `port` if several in a row are taken. */
async function freePortAfter({ host, port }: Address): Promise<number> {
  const next = port < highestPort ? port + 1 : defaultPort;
  for (let candidate = next; candidate < Math.min(next + 10, highestPort); candidate++)
    if ((await tryToListen({ host, port: candidate })) === undefined) return candidate;
  return next;
}

/** Listens for a moment. Returns the error if that fails. */
function tryToListen({ host, port }: Address): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Returns the URLs under which other devices of the network reach a server that is bound to these addresses, without those
 * of loopback, link-local and virtual interfaces.
 */
export function networkUrls(
  bound: readonly (AddressInfo | string)[],
  interfaces = networkInterfaces(),
): string[] {
  const outside = Object.entries(interfaces)
    .filter(([name]) => !virtualInterface.test(name))
    .flatMap(([, entries = []]) => entries)
    .filter(({ internal, address }) => !internal && !/^(fe80:|169\.254\.)/i.test(address));
  const urls = bound.flatMap((listening) => {
    // A string is the path of a socket.
    if (typeof listening === 'string') return [];
    const { address, port } = listening;
    return outside
      .filter(
        (networkInterface) =>
          networkInterface.address === address ||
          address === '::' ||
          (address === '0.0.0.0' && networkInterface.family === 'IPv4'),
      )
      .map(
        (networkInterface) =>
          `http://${networkInterface.family === 'IPv6' ? `[${networkInterface.address}]` : networkInterface.address}:${port}`,
      );
  });
  return [...new Set(urls)];
}
