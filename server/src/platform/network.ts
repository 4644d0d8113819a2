/**
 * Returns the network of an address, as a key for rate limits and fair queues. For IPv4, this is the address itself. For
 * IPv6, it is the first 64 bits, because one household usually has all addresses with the same prefix.
 */
export function networkOf(address: string): string {
  const ipv4Match = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (ipv4Match?.[1]) return ipv4Match[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
