import { formatByMinute } from './minute.ts';
import { isOnTable } from './on-table.ts';
import type { ConditionRules } from './post-condition.ts';
import { problemsOfMinute } from './reach.ts';

/** A key fact is not on the table at a minute of the stage. */
export const notOnTable: ConditionRules<'not-on-table'> = {
  exists: ({ fact_id }, { facts }) => facts.includes(fact_id),
  holds: ({ fact_id, by_minute }, state) => {
    const byMs = by_minute * 60_000;
    return state.stageMs < byMs ? undefined : isOnTable(fact_id, state, byMs) === false;
  },
  problems: ({ fact_id, by_minute }, place) =>
    place.source.facts.some(({ id }) => id === fact_id)
      ? problemsOfMinute(by_minute, place)
      : [{ kind: 'when-gone', facts: {} }],
  part: 'fact',
  keyIn: ({ fact }) => fact,
  idIn: ({ fact_id }) => fact_id,
  toPackage: ({ kind, by_minute }, { key }) => ({ kind, fact: key, by_minute }),
  fromPackage: ({ kind, by_minute }, { id }) => ({ kind, fact_id: id, by_minute }),
  example: 'not on table: fact-1, by 10 min',
  itemCount: 2,
  toCell: ({ fact, by_minute }) => [fact, formatByMinute(by_minute)],
  fromCell: ([fact = '', minute = ''], lookups) => {
    const by_minute = lookups.minute(minute);
    return by_minute === null ? null : { kind: 'not-on-table', fact, by_minute };
  },
};
