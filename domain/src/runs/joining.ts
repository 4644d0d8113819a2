import { refuse } from '../refusal.ts';
import { isInUse, type RunRooms, rolesOf } from '../rooms/room-settings.ts';
import { type Role, type Room, roles } from '../rooms/rooms.ts';
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
  rooms_in_use: readonly Role[];
};

export type Join = { outcome: 'has-seat' | 'gets-seat'; room_name: Room };

export type Preference = { room_id: Role; preference_order: number };

/**
 * Judges a join by access code. A caller with a seat keeps it, whatever room is requested (`has-seat`). A caller without one
 * gets a seat in the requested room (`gets-seat`). Refuses `run.finished`; and, without a seat, `guest.not-allowed`,
 * `observer.watches-only`, `seat.dashboard-by-facilitator` and `room.not-in-use`.
 */
export function judgeJoin(facts: JoinFacts, requestedRoom: Room): Join {
  if (isFinished(facts.status)) refuse('run.finished');
  if (facts.current_room !== null) return { outcome: 'has-seat', room_name: facts.current_room };
  if (facts.is_guest && !facts.guest_join) refuse('guest.not-allowed');
  if (facts.observes) refuse('observer.watches-only');
  if (requestedRoom === 'dashboard') refuse('seat.dashboard-by-facilitator');
  requireInUse(requestedRoom, facts.rooms_in_use);
  return { outcome: 'gets-seat', room_name: requestedRoom };
}

/** Refuses `room.not-in-use` for a room that a run does not use. */
export function requireInUse(room: Room, inUse: readonly Role[]): void {
  if (!isInUse(room, inUse)) refuse('room.not-in-use');
}

/** The room of a join that does not name one, in a run with the six standard rooms. */
export const defaultRole: Role = 'political';

/**
 * Returns the room for which a join asks; null for the room with the fewest people. The latter applies to runs with rooms of
 * their own if the join names no room, or if it names the default room while that room is not in use.
 */
export function roomAskedFor(requestedRoom: Room | undefined, rooms: Readonly<RunRooms>): Room | null {
  if (requestedRoom === undefined) return rooms === null ? defaultRole : null;
  return requestedRoom === defaultRole && !rolesOf(rooms).includes(requestedRoom) ? null : requestedRoom;
}

/**
 * Returns the room for a person who is seated without a room being named: of the rooms with the fewest people, the one that
 * the person ranked highest. Unranked rooms come last, in the usual order. `sizes` lists the rooms in use.
 */
export function placeByPreference(
  sizes: Readonly<Partial<Record<Role, number>>>,
  preferences: readonly Preference[],
): Role {
  const rankOf = (role: Role): number =>
    preferences.find((preference) => preference.room_id === role)?.preference_order ?? Number.MAX_VALUE;
  const sizeOf = (role: Role) => sizes[role] ?? Number.MAX_VALUE;
  const isBetter = (role: Role, other: Role): boolean =>
    sizeOf(role) < sizeOf(other) || (sizeOf(role) === sizeOf(other) && rankOf(role) < rankOf(other));
  return roles.reduce<Role>((bestRole, role) => (isBetter(role, bestRole) ? role : bestRole), roles[0]);
}
