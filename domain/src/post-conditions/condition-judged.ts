import type { ConditionRules } from './post-condition.ts';
import { decisionsOf, problemsOfEarlier } from './reach.ts';

/** A condition of an earlier decision was judged as met, or as not met. */
export const conditionJudged: ConditionRules<'condition'> = {
  exists: ({ condition_id }, { earlier }) =>
    earlier.some(({ conditions }) => conditions.includes(condition_id)),
  holds: ({ condition_id, is_met }, { closed }) =>
    closed.some(({ conditions }) =>
      conditions.some((condition) => condition.id === condition_id && condition.is_met === is_met),
    ),
  problems: ({ condition_id }, place) =>
    problemsOfEarlier(
      decisionsOf(place.source).find(({ conditions }) => conditions.some(({ id }) => id === condition_id)),
      place,
    ),
  excludes: (condition, other) =>
    condition.condition_id === other.condition_id && condition.is_met !== other.is_met,
  requires: ({ condition_id }, { conditions }) => conditions.some(({ id }) => id === condition_id),
  part: 'condition',
  keyIn: ({ condition }) => condition,
  idIn: ({ condition_id }) => condition_id,
  toPackage: ({ kind, is_met }, { scenario, key }) => ({ kind, scenario, condition: key, is_met }),
  fromPackage: ({ kind, is_met }, { id }) => ({ kind, condition_id: id, is_met }),
  example: 'condition: 1-1, A1, not met',
  itemCount: 3,
  toCell: ({ scenario, condition, is_met }) => [scenario, condition, is_met ? 'met' : 'not met'],
  fromCell: ([scenario = '', condition = '', result = ''], { unknown }) => {
    const judgement = result.toLowerCase();
    if (judgement !== 'met' && judgement !== 'not met') return unknown();
    return { kind: 'condition', scenario, condition, is_met: judgement === 'met' };
  },
};
