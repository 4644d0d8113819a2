import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import type { Seat } from '../types.ts';

/** Returns whether a person has ever opened the run. A roster also gives seats to people who have not come yet. */
export function hasCome({
  is_connected,
  last_seen_at,
}: Pick<Seat, 'is_connected' | 'last_seen_at'>): boolean {
  return is_connected || last_seen_at !== null;
}

/** Returns `connected now`, `last seen 11:02` (with the date if not today), `not seen yet` or `account deactivated`. */
export function presenceOf(seat: Pick<Seat, 'is_active' | 'is_connected' | 'last_seen_at'>): string {
  if (!seat.is_active) return t('account deactivated');
  if (seat.is_connected) return t('connected now');
  if (seat.last_seen_at === null) return t('not seen yet');
  const seenAt = new Date(seat.last_seen_at);
  const isToday = seenAt.toDateString() === new Date().toDateString();
  return t('last seen {time}', { time: isToday ? formatTime(seenAt) : formatDateTime(seat.last_seen_at) });
}
