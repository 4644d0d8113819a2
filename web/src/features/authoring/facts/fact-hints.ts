import { type FactSpot, factSpots } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { weakSpotText } from '../../../parts/open-point-text.ts';
import type { Rooms } from '../../../parts/rooms.tsx';
import type { Scenario } from '../useSimulation.ts';
import type { Fact } from './useFacts.ts';

/** What weakens the facts of a scenario: `ofFact` has the hint of a fact by its id, `general` those about all of them. */
export type FactHints = { ofFact: ReadonlyMap<number, FactHint>; general: readonly string[] };
type FactHint = { kind: FactSpot['kind']; text: string };

/** Returns what pre-flight finds in the facts of a scenario. Rooms without facts are one hint. */
export function hintsOf(
  facts: readonly Fact[],
  { all_decisions }: Pick<Scenario, 'all_decisions'>,
  { roles, placeName }: Pick<Rooms, 'roles' | 'placeName'>,
): FactHints {
  const spots = factSpots(facts, all_decisions, roles, placeName);
  const ofFact = new Map<number, FactHint>();
  for (const { id, held_by } of facts) {
    const kind = spots.find(({ fact_id }) => fact_id === id)?.kind;
    if (kind === 'fact-without-carrier')
      ofFact.set(id, { kind, text: t('Carried by nothing. Add a post or file.') });
    if (kind === 'fact-not-hidden')
      ofFact.set(id, {
        kind,
        text: t('Held by {count} of {rooms} rooms, so it is not hidden.', {
          count: held_by.length,
          rooms: roles.length,
        }),
      });
  }
  const bareRooms = spots.flatMap(({ kind, room }) =>
    kind === 'room-without-facts' && room ? [placeName(room)] : [],
  );
  return {
    ofFact,
    general: [
      ...spots
        .filter(({ kind, fact_id }) => fact_id === undefined && kind !== 'room-without-facts')
        .map(weakSpotText),
      ...(bareRooms.length === 0 ? [] : [t('Without a key fact: {rooms}', { rooms: listNames(bareRooms) })]),
    ],
  };
}
