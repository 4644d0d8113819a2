import { BlockList, isIP } from 'node:net';

/** Names for ranges of addresses, as in the setting of trusted proxies. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns a function that tells whether an address is in one of these addresses, networks (`10.0.0.0/8`) and named ranges. */
export function allowedAddresses(networks: readonly string[]): (address: string) => boolean {
  const allowList = new BlockList();
  for (const network of networks.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) allowList.addAddress(address, family(address));
    else allowList.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) !== 0 && allowList.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
