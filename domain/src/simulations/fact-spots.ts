import { decisionSupportedBy } from '../facts/facts.ts';
import type { Role } from '../rooms/rooms.ts';
import type { WeakSpot } from './weak-spots.ts';

/** A weak spot of key facts, of all of them or of one decision, fact or room. */
export type FactSpot = {
  kind: WeakSpot['kind'];
  facts: WeakSpot['facts'];
  decision_id?: number;
  fact_id?: number;
  room?: Role;
};

/**
 * Returns the weak spots of the key facts of a scenario, which are `held_by` rooms in use. Returns none without facts, because
 * authors may do without them.
 */
export function factSpots(
  factsWithHolders: readonly {
    id: number;
    text: string;
    supports: readonly number[];
    opposes: readonly number[];
    held_by: readonly Role[];
  }[],
  decisions: readonly { id: number; title_of_decision: string }[],
  inUse: readonly Role[],
  titleOf: (role: Role) => string,
): FactSpot[] {
  if (factsWithHolders.length === 0) return [];
  const decisionIds = decisions.map(({ id }) => id);
  const supportedDecisionId = decisionSupportedBy(factsWithHolders, decisionIds);
  const factsOf = (role: Role) => factsWithHolders.filter(({ held_by }) => held_by.includes(role));
  return [
    ...factsWithHolders.flatMap(({ id: fact_id, text: fact, held_by }): FactSpot[] => {
      if (held_by.length === 0) return [{ kind: 'fact-without-carrier', facts: { fact }, fact_id }];
      return held_by.length * 2 > inUse.length
        ? [{ kind: 'fact-not-hidden', facts: { fact, count: held_by.length, rooms: inUse.length }, fact_id }]
        : [];
    }),
    ...decisions.flatMap(({ id, title_of_decision: title }): FactSpot[] =>
      factsWithHolders.some(({ supports, opposes }) => supports.includes(id) || opposes.includes(id))
        ? []
        : [{ kind: 'decision-without-facts', facts: { title }, decision_id: id }],
    ),
    ...inUse.flatMap((role): FactSpot[] => {
      const room = titleOf(role);
      if (factsOf(role).length === 0) return [{ kind: 'room-without-facts', facts: { room }, room: role }];
      const decides =
        supportedDecisionId !== null &&
        decisionSupportedBy(factsOf(role), decisionIds) === supportedDecisionId;
      return decides ? [{ kind: 'one-room-decides', facts: { room }, room: role }] : [];
    }),
  ];
}
