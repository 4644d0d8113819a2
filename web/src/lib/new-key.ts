/**
 * Returns a random key of 32 hexadecimal digits, by which the server recognizes a retry. It doesn't use
 * `crypto.randomUUID`, which browsers offer only on secure origins.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Returns keys for requests that the user may repeat: equal requests get the same key until it is forgotten. */
export function requestKeys() {
  const keys = new Map<string, string>();
  return {
    of: (request: readonly unknown[]): string => {
      const name = JSON.stringify(request);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      return key;
    },
    /** Call it when the request was answered, so that the next equal one takes effect again. */
    forget: (request: readonly unknown[]): void => void keys.delete(JSON.stringify(request)),
  };
}
