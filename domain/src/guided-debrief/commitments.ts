import { refuse } from '../refusal.ts';

/** The length of a commitment, in characters. */
export const commitmentLength = 500;

/** The statuses of an action of the group. */
export const actionStatuses = ['open', 'done', 'dropped'] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** Limits of actions: their number in a guided debrief, and the lengths of their texts. */
export const actionLimits = { count: 50, what: 500, owner: 120 } as const;

/** Returns the date (YYYY-MM-DD) that is a number of months after a day. If that month lacks the day, returns its last day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/** Returns the day of a time, as YYYY-MM-DD in UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The offset of the time zone furthest ahead of UTC, in ms. */
const furthestAheadMs = 14 * 3_600_000;

/**
 * Checks the date of a commitment, which its author picks by their own calendar. It is today at the earliest and a year ahead at
 * the latest. Today may be the day before in time zones behind UTC, and the day after in those ahead of it. Refuses
 * `debrief.commitment-date`.
 */
export function requireCommitmentDate(dueOn: string, now: number): void {
  const earliest = dayOf(now - 86_400_000);
  if (dueOn < earliest || dueOn > monthsLater(dayOf(now + furthestAheadMs), 12))
    refuse('debrief.commitment-date');
}
