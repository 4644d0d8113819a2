/** The message for an expired session. A constant, because the web page shows it without loading the list of refusals. */
export const sessionExpired = 'Session expired. Please log in again.';

/** Hours without use after which an administrator's session ends, even if others may last longer. */
const administratorIdleHours = 12;

const hourMs = 60 * 60_000;

/**
 * Returns how long a session may go unused, in ms. A guest's session has no such limit: a guest has no password
 * and could not sign in again.
 */
export function sessionIdleMs(person: { is_admin: boolean; is_guest: boolean }, idleHours: number): number {
  if (person.is_guest) return Number.POSITIVE_INFINITY;
  return (person.is_admin ? Math.min(idleHours, administratorIdleHours) : idleHours) * hourMs;
}
