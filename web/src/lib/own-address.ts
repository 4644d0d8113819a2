/** Returns whether only the computer that runs the server can open an address: it is a loopback address, or names no computer. */
export function isOwnAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d+){3}$/.test(hostname) ||
    /^\[::(1|ffff:7f[\da-f]{2}:[\da-f]+)?\]$/.test(hostname) ||
    hostname === '0.0.0.0'
  );
}

/**
 * Returns the origin of the links that a facilitator gives to others: the public address that the server was configured with,
 * null if it has none, and otherwise the address of the page.
 */
export function originToShare(publicUrl: string | null, page = location.origin): string {
  return publicUrl === null || isOwnAddress(publicUrl) ? page : publicUrl;
}

/**
 * Returns a link that a facilitator gives to others. A server without a public address writes the address that it listens on,
 * which others may not reach, so the link gets the address of the page.
 */
export function linkToShare(link: string, page = location.origin): string {
  return isOwnAddress(link) ? `${page}${link.slice(new URL(link).origin.length)}` : link;
}
