import { plural, t } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import type { Rooms } from '../../parts/rooms.tsx';
import type { Decision } from '../authoring/useSimulation.ts';
import type { PlacedScenario } from './layout.ts';
import { contentOf, emptyRoomNames, type Unfinished } from './unfinished.ts';

/** Returns the accessible name of a card. */
export function cardInWords(
  { scenario, code }: PlacedScenario,
  unfinishedParts: Unfinished | undefined,
  rooms: Rooms,
): string {
  const count = scenario.all_decisions.length;
  const roomNames = emptyRoomNames(scenario, rooms);
  return [
    `${code} ${scenario.name}`,
    count === 0 ? t('no decisions yet') : plural(count, '{count} decision', '{count} decisions'),
    unfinishedParts &&
      unfinishedParts.unlinked.length > 0 &&
      t('{count} not linked', { count: unfinishedParts.unlinked.length }),
    unfinishedParts?.isUnreached && t('not reached by any decision'),
    unfinishedParts && contentOf(scenario),
    unfinishedParts && roomNames !== '' && t('nothing to read yet for {rooms}', { rooms: roomNames }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a decision as `A, Keep the night shift, leads to The third night`. */
export function decisionInWords(decision: Decision, index: number, isLast: boolean): string {
  const title = `${letterOf(index)}, ${decision.title_of_decision}`;
  if (decision.next_scenario !== null)
    return t('{decision}, leads to {scenario}', { decision: title, scenario: decision.next_scenario });
  return isLast
    ? t('{decision}, ends the simulation', { decision: title })
    : t('{decision}, not linked', { decision: title });
}
