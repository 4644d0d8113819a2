import { refuse } from '../refusal.ts';
import type { Role, Room } from '../rooms/rooms.ts';
import { rulesOf } from './kinds.ts';
import type { ConditionSubjects, PostCondition, StageState } from './post-condition.ts';

/**
 * Checks the conditions of an authored post. Refuses `when.held` for a post that a facilitator is to release, `when.leans-here`
 * if the room that leans would read the post itself, `when.room-not-in-use` for a condition on a room that is not in use,
 * and `when.foreign` if a condition refers to something that does not exist or does not belong here: `decided` and
 * `condition` refer to earlier stages, all others to the scenario of the post.
 */
export function checkPostConditions(
  conditions: readonly PostCondition[],
  post: { room_name: Room; is_held: boolean },
  subjects: ConditionSubjects,
): void {
  if (conditions.length === 0) return;
  if (post.is_held) refuse('when.held');
  for (const condition of conditions) {
    if (watchesItsReaders(condition, post.room_name)) refuse('when.leans-here');
    const room = roomOfCondition(condition);
    if (room !== null && !subjects.rooms.includes(room)) refuse('when.room-not-in-use');
    if (!rulesOf(condition).exists(condition, subjects)) refuse('when.foreign');
  }
}

/** Returns whether a condition watches the votes of a room that would itself read the post, as posts of `room_name` are read. */
export function watchesItsReaders(
  condition: { kind: 'leans'; room_name: Role } | { kind: Exclude<PostCondition['kind'], 'leans'> },
  room_name: Room,
): boolean {
  return condition.kind === 'leans' && (room_name === 'dashboard' || room_name === condition.room_name);
}

/** Returns the room that a condition is about; null if it is about none or about everybody. */
export function roomOfCondition(condition: PostCondition): Role | null {
  return 'room_name' in condition ? condition.room_name : null;
}

/**
 * Returns whether a condition holds now. A condition "by a minute" holds from that minute on or never, so it is undefined
 * before, and the caller stores the first result.
 */
export function holds(condition: PostCondition, state: StageState): boolean | undefined {
  return rulesOf(condition).holds(condition, state);
}

/** Returns whether a condition is judged once, at its minute. */
export function isJudgedOnce(
  condition: PostCondition,
): condition is Extract<PostCondition, { by_minute: number }> {
  return 'by_minute' in condition;
}
