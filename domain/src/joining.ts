import { refuse } from './refusal.ts';
import { type Role, type Room, roles } from './rooms.ts';
import { isFinished, type RunStatus } from './run-status.ts';

export type JoinFacts = {
  status: RunStatus;
  /** The room of the seat that the caller has on the run; null for one who has none. */
  held_room: Room | null;
  /** The caller has no account. */
  is_guest: boolean;
  /** Whether the run lets guests in. */
  guest_join: boolean;
  /** The caller was let to watch the run. */
  observes: boolean;
};

export type Join = { outcome: 'holds' | 'takes'; room_name: Room };

export type Preference = { room_id: Role; preference_order: number };

/**
 * Judges a join by access code (ruling 4.3): a seat once held keeps its room, whatever room is wanted.
 * Refuses `run.finished`, also to one who holds a seat; to one who holds none `guest.not-allowed`,
 * `observer.watches-only` and `seat.dashboard-by-facilitator`.
 */
export function judgeJoin(facts: JoinFacts, wanted: Room): Join {
  if (isFinished(facts.status)) refuse('run.finished');
  if (facts.held_room !== null) return { outcome: 'holds', room_name: facts.held_room };
  if (facts.is_guest && !facts.guest_join) refuse('guest.not-allowed');
  if (facts.observes) refuse('observer.watches-only');
  if (wanted === 'dashboard') refuse('seat.dashboard-by-facilitator');
  return { outcome: 'takes', room_name: wanted };
}

/**
 * The room for a person whom the facilitator seats without naming one (ruling 4.9): among the rooms with the
 * fewest people, the one ranked highest; rooms without a rank follow in the usual order.
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
