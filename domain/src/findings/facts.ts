import { type DecidedStage, sum } from './figures.ts';
import { type Finding, fewestPeople, finding } from './finding.ts';

/**
 * Finds key facts that never left their rooms. If only one person was in these rooms, the finding would be about what that
 * person kept, so there is none.
 */
export function unsharedFacts(stage: DecidedStage): Finding[] {
  const unshared = stage.facts.filter(({ isShared }) => !isShared);
  const holding = new Set(unshared.flatMap(({ rooms }) => rooms));
  const holders = stage.shift.rooms.filter(
    ({ room_name }) => room_name !== 'dashboard' && holding.has(room_name),
  );
  const people = sum(holders.flatMap(({ flows }) => flows.map((flow) => flow.people)));
  if (people < fewestPeople) return [];
  const numbers = { kind: 'unshared-facts', facts: unshared.length, of: stage.facts.length } as const;
  return [
    finding(stage, numbers, { source: { kind: 'facts' }, strength: unshared.length / stage.facts.length }),
  ];
}
