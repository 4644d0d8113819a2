import { newKey } from '../../lib/new-key.ts';

const storageKey = (code: string) => `guest-key:${code.trim().toUpperCase()}`;

/**
 * Idempotency keys of guest joins, one per access code. A key is stored before the request and forgotten after the answer, so
 * a retry after a lost answer gets the same seat.
 */
export const guestKey = {
  of: (code: string): string => {
    try {
      const key = sessionStorage.getItem(storageKey(code)) ?? newKey();
      sessionStorage.setItem(storageKey(code), key);
      return key;
    } catch {
      // Without storage a retry counts as a new join.
      return newKey();
    }
  },
  forget: (code: string): void => {
    try {
      sessionStorage.removeItem(storageKey(code));
    } catch {
      // Without storage there is nothing to forget.
    }
  },
};
