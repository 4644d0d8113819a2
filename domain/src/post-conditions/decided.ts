import type { ConditionRules } from './post-condition.ts';
import { decisionsOf, problemsOfEarlier } from './reach.ts';

/** A scenario of an earlier stage was closed with a decision. */
export const decided: ConditionRules<'decided'> = {
  exists: ({ scenario_id, decision_id }, { earlier }) =>
    earlier.some((decision) => decision.id === decision_id && decision.scenario_id === scenario_id),
  holds: (condition, { closed }) =>
    closed.some(
      ({ scenario_id, decision_id }) =>
        scenario_id === condition.scenario_id && decision_id === condition.decision_id,
    ),
  problems: ({ decision_id }, place) =>
    problemsOfEarlier(
      decisionsOf(place.source).find(({ id }) => id === decision_id),
      place,
    ),
  requires: ({ decision_id }, { id }) => id === decision_id,
  part: 'decision',
  keyIn: ({ decision }) => decision,
  idIn: ({ decision_id }) => decision_id,
  toPackage: ({ kind }, { scenario, key }) => ({ kind, scenario, decision: key }),
  fromPackage: ({ kind }, { scenario_id, id }) => ({ kind, scenario_id, decision_id: id }),
  example: 'decided: 1-1, A',
  itemCount: 2,
  toCell: ({ scenario, decision }, { letter }) => [scenario, letter(scenario, decision)],
  fromCell: ([scenario = '', letter = ''], lookups) => {
    const decision = lookups.decision(scenario, letter);
    return decision === null ? null : { kind: 'decided', scenario, decision };
  },
};
