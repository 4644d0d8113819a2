import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Returns a random key of 32 hexadecimal digits, by which the server recognizes a retry. It doesn't use
 * `crypto.randomUUID`, which browsers offer only on secure origins.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Keys of requests that the user may repeat, also after a reload: equal requests get the same key until it is forgotten. */
export const requestKeys = {
  of: (request: readonly unknown[]): string => {
    const name = `request:${JSON.stringify(request)}`;
    const key = readDraft(name) ?? newKey();
    keepDraft(name, key);
    return key;
  },
  /** Call it once the answer is kept, so that the next equal request takes effect again. */
  forget: (request: readonly unknown[]): void => dropDraft(`request:${JSON.stringify(request)}`),
};
