/** A random key of 32 hexadecimal digits, by which the server knows what is sent again; made without a secure address too. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
