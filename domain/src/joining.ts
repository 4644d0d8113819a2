import { refuse } from './refusal.ts';
import { type Role, type Room, roles } from './rooms.ts';
import { isFinished, type RunStatus } from './run-status.ts';

export type JoinFacts = {
  status: RunStatus;
  /** The room of the caller's seat on the run; null without a seat. */
  current_room: Room | null;
  /** Whether the caller takes part without an account. */
  is_guest: boolean;
  /** Whether the run allows guests. */
  guest_join: boolean;
  /** Whether the caller is an observer of the run. */
  observes: boolean;
};

export type Join = { outcome: 'has-seat' | 'gets-seat'; room_name: Room };

export type Preference = { room_id: Role; preference_order: number };

/**
 * Judges a join by access code. A caller with a seat keeps it, whatever room is requested (`has-seat`). A caller without one
 * gets a seat in the requested room (`gets-seat`). Refuses `run.finished`; and, without a seat, `guest.not-allowed`,
 * `observer.watches-only` and `seat.dashboard-by-facilitator`.
 */
export function judgeJoin(facts: JoinFacts, requestedRoom: Room): Join {
  if (isFinished(facts.status)) refuse('run.finished');
  if (facts.current_room !== null) return { outcome: 'has-seat', room_name: facts.current_room };
  if (facts.is_guest && !facts.guest_join) refuse('guest.not-allowed');
  if (facts.observes) refuse('observer.watches-only');
  if (requestedRoom === 'dashboard') refuse('seat.dashboard-by-facilitator');
  return { outcome: 'gets-seat', room_name: requestedRoom };
}

/**
 * Returns the room for a person whom a facilitator seats without naming a room: of the rooms with the fewest people, the
 * one that the person ranked highest. Unranked rooms come last, in the usual order.
 */
export function placeByPreference(
  sizes: Readonly<Record<Role, number>>,
  preferences: readonly Preference[],
): Role {
  const rankOf = (role: Role): number =>
    preferences.find((preference) => preference.room_id === role)?.preference_order ?? Number.MAX_VALUE;
  const isBetter = (role: Role, other: Role): boolean =>
    sizes[role] < sizes[other] || (sizes[role] === sizes[other] && rankOf(role) < rankOf(other));
  return roles.reduce<Role>((best, role) => (isBetter(role, best) ? role : best), roles[0]);
}
