/**
 * Returns a random key of 32 hexadecimal digits, by which the server recognizes a retry. It doesn't use
 * `crypto.randomUUID`, which browsers offer only on secure origins.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
