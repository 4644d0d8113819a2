import { randomBytes } from 'node:crypto';

/** Returns a random id for an entry. A counted one would reveal the order in which people wrote. */
export function newEntryId(): string {
  return randomBytes(16).toString('hex');
}
