import { smallestGroup } from '../debrief.ts';
import { stayedAndMoved } from '../shift.ts';
import { type DecidedStage, flowsIn, sum } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/**
 * Finds people who left the decision of their room vote for another. Decisions that a facilitator recorded, and people without
 * a final decision, count neither as moved nor as stayed.
 */
export function moved(stage: DecidedStage): WeighedFinding[] {
  const flows = flowsIn(stage);
  const { stayed, moved: people } = stayedAndMoved(flows);
  const of = stayed + people;
  if (of < smallestGroup || people < fewestPeople) return [];
  const moves = flows
    .flatMap(({ from, to, people: some }) =>
      from === null || to === null || from === to ? [] : [{ from, to, people: some }],
    )
    .toSorted((a, b) => b.people - a.people || a.from - b.from || a.to - b.to);
  const room_votes = stage.decisions.map(({ id }) => ({
    decision_id: id,
    people: sum(flows.map((flow) => (flow.from === id ? flow.people : 0))),
  }));
  const numbers = { kind: 'moved', moved: people, of, moves, room_votes } as const;
  return [finding(stage, numbers, { source: { kind: 'shift' }, strength: people / of })];
}
