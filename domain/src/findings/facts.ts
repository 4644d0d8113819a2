import type { Role } from '../rooms.ts';
import { type DecidedStage, sum } from './figures.ts';
import { type Finding, fewestPeople, finding } from './finding.ts';

/**
 * Finds key facts that rooms had and that never left them. A fact that only one person had is left out, because it would be
 * about what that person kept.
 */
export function unsharedFacts(stage: DecidedStage): Finding[] {
  const unshared = stage.facts.filter(
    ({ isShared, rooms }) => !isShared && peopleInRooms(stage, rooms) >= fewestPeople,
  );
  if (unshared.length === 0) return [];
  const numbers = { kind: 'unshared-facts', facts: unshared.length, of: stage.facts.length } as const;
  return [
    finding(stage, numbers, { source: { kind: 'facts' }, strength: unshared.length / stage.facts.length }),
  ];
}

/** Returns how many people were in these rooms. */
function peopleInRooms({ shift }: DecidedStage, rooms: readonly Role[]): number {
  const held = shift.rooms.filter(({ room_name }) => rooms.some((room) => room === room_name));
  return sum(held.flatMap(({ flows }) => flows.map(({ people }) => people)));
}
