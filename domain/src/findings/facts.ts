import type { Role } from '../rooms.ts';
import { type DecidedStage, type StageFigures, sum } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/**
 * Finds key facts that rooms had and that never left them. If these rooms had only one person together, the finding would be
 * about what that person kept, so there is none.
 */
export function unsharedFacts(stage: DecidedStage): WeighedFinding[] {
  const kept = stage.facts.filter(({ isShared, rooms }) => !isShared && rooms.length > 0);
  const rooms = kept.flatMap((fact) => fact.rooms);
  if (!areSeveralIn(rooms, stage)) return [];
  const numbers = { kind: 'unshared-facts', facts: kept.length, of: stage.facts.length } as const;
  const strength = kept.length / stage.facts.length;
  return [finding(stage, numbers, { source: { kind: 'facts' }, strength })];
}

/** Returns whether several people were in these rooms, so that a finding about the rooms is not about a single person. */
export function areSeveralIn(rooms: readonly Role[], { shift }: Pick<StageFigures, 'shift'>): boolean {
  const there = shift?.rooms.filter(({ room_name }) => rooms.some((room) => room === room_name)) ?? [];
  return sum(there.flatMap(({ flows }) => flows.map(({ people }) => people))) >= fewestPeople;
}
