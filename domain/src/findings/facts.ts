import type { Role } from '../rooms.ts';
import { type DecidedStage, type StageFigures, sum } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/**
 * Finds key facts that rooms had and that never left them. A fact that only one person had is left out, because it would be
 * about what that person kept.
 */
export function unsharedFacts(stage: DecidedStage): WeighedFinding[] {
  const unshared = stage.facts.filter(({ isShared, rooms }) => !isShared && areSeveralIn(rooms, stage));
  if (unshared.length === 0) return [];
  const numbers = { kind: 'unshared-facts', facts: unshared.length, of: stage.facts.length } as const;
  return [
    finding(stage, numbers, { source: { kind: 'facts' }, strength: unshared.length / stage.facts.length }),
  ];
}

/** Returns whether enough people were in these rooms that what they did is not what a single person did. */
export function areSeveralIn(rooms: readonly Role[], { shift }: Pick<StageFigures, 'shift'>): boolean {
  const there = shift?.rooms.filter(({ room_name }) => rooms.some((room) => room === room_name)) ?? [];
  return sum(there.flatMap(({ flows }) => flows.map(({ people }) => people))) >= fewestPeople;
}
