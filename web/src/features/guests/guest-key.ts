import { newKey } from '../../lib/new-key.ts';

const place = (code: string) => `guest-key:${code.trim().toUpperCase()}`;

/**
 * By what this device finds its seat again where the answer of a join was lost: made once for a code and kept before it is
 * sent, forgotten once the answer is there.
 */
export const guestKey = {
  of: (code: string): string => {
    try {
      const kept = sessionStorage.getItem(place(code)) ?? newKey();
      sessionStorage.setItem(place(code), kept);
      return kept;
    } catch {
      // Without a storage a join is made as if it were the first.
      return newKey();
    }
  },
  forget: (code: string): void => {
    try {
      sessionStorage.removeItem(place(code));
    } catch {
      // Nothing was kept.
    }
  },
};
