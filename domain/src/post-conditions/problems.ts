import type { Role } from '../rooms/rooms.ts';
import { roomOfCondition } from './check.ts';
import { rulesOf } from './kinds.ts';
import type { ConditionPlace, ConditionProblem, ConditionSource, PostCondition } from './post-condition.ts';
import { decisionsOf, isReached } from './reach.ts';

/**
 * Returns the reasons why a post can never appear, or may wait longer than the stage clock, as far as they follow from the
 * simulation alone. `id` is undefined for a post that is not stored yet. `titleOf` returns the title of a room.
 */
export function conditionProblems(
  { id: postId, when: conditions }: { id: number | undefined; when: readonly PostCondition[] },
  scenarioId: number,
  source: ConditionSource,
  titleOf: (room: Role) => string,
): ConditionProblem[] {
  const place: ConditionPlace = { postId, scenarioId, source };
  const problems = conditions.flatMap((condition): ConditionProblem[] => {
    const room = roomOfCondition(condition);
    return room !== null && !place.source.rooms.includes(room)
      ? [{ kind: 'when-room-unused', facts: { room: titleOf(room) } }]
      : rulesOf(condition).problems(condition, place);
  });
  const neverAlone = problems.some(({ kind }) => kind !== 'when-after-clock');
  if (!neverAlone && excludeEachOther(conditions, place)) problems.push({ kind: 'when-excluded', facts: {} });
  return problems;
}

/** Returns whether conditions that can each hold can never hold together. */
function excludeEachOther(
  conditions: readonly PostCondition[],
  { scenarioId, source }: ConditionPlace,
): boolean {
  const contradict = conditions.some((condition) =>
    conditions.some(
      (other) => other.kind === condition.kind && rulesOf(condition).excludes?.(condition, other) === true,
    ),
  );
  if (contradict) return true;
  const requiredIds = decisionsOf(source)
    .filter((decision) => conditions.some((condition) => rulesOf(condition).requires?.(condition, decision)))
    .map(({ id }) => id);
  return isReached(scenarioId, source, []) && !isReached(scenarioId, source, requiredIds);
}
