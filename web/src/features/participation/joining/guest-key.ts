import { newKey } from '../../../lib/new-key.ts';
import { tabStorage } from '../../../lib/stored.ts';

const storageKey = (code: string) => `guest-key:${code.trim().toUpperCase()}`;

/**
 * Idempotency keys of guest joins, one per access code. A key is stored before the request and forgotten once the session in
 * the answer is kept, so a retry gets the same seat.
 */
export const guestKey = {
  of: (code: string): string => {
    const key = tabStorage.get(storageKey(code)) ?? newKey();
    tabStorage.set(storageKey(code), key);
    return key;
  },
  forget: (code: string): void => tabStorage.remove(storageKey(code)),
};
