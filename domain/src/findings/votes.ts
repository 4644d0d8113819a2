import { smallestGroup } from '../debrief.ts';
import { castIn, type DecidedStage, flowsIn, isChosenInTie, peopleIn, sum, votesFor } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/** Finds a tie: two or more decisions that shared the most final votes. */
export function tie(stage: DecidedStage): WeighedFinding[] {
  const { decisions, decided_by, chosen_decision_id } = stage;
  const cast = castIn(stage);
  const votes_each = Math.max(...decisions.map(({ votes }) => votes));
  const tiedIds = decisions.filter(({ votes }) => votes === votes_each).map(({ id }) => id);
  if (cast < smallestGroup || tiedIds.length < 2 || decided_by === 'majority') return [];
  const others = decisions.flatMap(({ id, votes }) =>
    tiedIds.includes(id) ? [] : [{ decision_id: id, votes }],
  );
  const numbers = { kind: 'tie', tied: tiedIds, votes_each, others, decided_by, chosen_decision_id } as const;
  return [
    finding(stage, numbers, { source: whenLeft(stage), strength: (votes_each * tiedIds.length) / cast }),
  ];
}

/** Finds an advance that did not wait for the final decisions of several people. */
export function forcedAdvance(stage: DecidedStage): WeighedFinding[] {
  const missingCount = sum(flowsIn(stage).map(({ to, people }) => (to === null ? people : 0)));
  if (!stage.forced || missingCount < fewestPeople) return [];
  const of = peopleIn(stage);
  return [
    finding(
      stage,
      { kind: 'forced', missing: missingCount, of },
      { source: whenLeft(stage), strength: missingCount / of },
    ),
  ];
}

/**
 * Finds the largest minority: people who chose a decision that had fewer votes than the one taken, and gave their reasons.
 * Decisions that a facilitator recorded have no reasons.
 */
export function minority(stage: DecidedStage): WeighedFinding[] {
  const { decisions, chosen_decision_id } = stage;
  const of = castIn(stage);
  const chosenVotes = votesFor(stage, chosen_decision_id);
  const [largest] = decisions
    .filter(({ votes, own }) => votes < chosenVotes && own >= fewestPeople)
    .toSorted((a, b) => b.votes - a.votes);
  if (of < smallestGroup || largest === undefined) return [];
  const { id: decision_id, votes } = largest;
  const chosen_in_tie = isChosenInTie(stage);
  const numbers = { kind: 'minority', decision_id, votes, of, chosen_decision_id, chosen_in_tie } as const;
  return [finding(stage, numbers, { source: { kind: 'reasons' }, strength: votes / of })];
}

function whenLeft({ left_ms }: DecidedStage) {
  return { kind: 'timeline', moment: 'left', at_ms: left_ms } as const;
}
