import { letterOf } from '../../ui/marks.tsx';
import type { Decision } from '../authoring/useSimulation.ts';
import type { PlacedScenario } from './layout.ts';
import { contentOf, emptyRoomNames, type Unfinished } from './unfinished.ts';

/** A card as a screen reader hears it. */
export function cardInWords({ scenario, code }: PlacedScenario, unfinished: Unfinished | undefined): string {
  const count = scenario.all_decisions.length;
  const empty = emptyRoomNames(scenario);
  return [
    `${code} ${scenario.name}`,
    count === 0 ? 'no decisions yet' : `${count} ${count === 1 ? 'decision' : 'decisions'}`,
    unfinished && unfinished.unlinked.length > 0 && `${unfinished.unlinked.length} not linked`,
    unfinished?.isUnreached && 'not reached by any decision',
    unfinished && contentOf(scenario),
    unfinished && empty !== '' && `nothing to read yet for ${empty}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `A, Keep the night shift, leads to The third night`. */
export function decisionInWords(decision: Decision, index: number, isLast: boolean): string {
  const title = `${letterOf(index)}, ${decision.title_of_decision}`;
  if (decision.next_scenario !== null) return `${title}, leads to ${decision.next_scenario}`;
  return isLast ? `${title}, ends the simulation` : `${title}, not linked`;
}
