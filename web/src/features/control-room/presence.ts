import { formatDateTime, formatTime } from '../../lib/format.ts';
import type { Seat } from './types.ts';

/** `connected now`, `last seen 11:02`, of another day with its date. */
export function presenceOf(seat: Pick<Seat, 'is_connected' | 'last_seen_at'>): string {
  if (seat.is_connected) return 'connected now';
  if (seat.last_seen_at === null) return 'not seen yet';
  const seen = new Date(seat.last_seen_at);
  const isToday = seen.toDateString() === new Date().toDateString();
  return `last seen ${isToday ? formatTime(seen) : formatDateTime(seat.last_seen_at)}`;
}
