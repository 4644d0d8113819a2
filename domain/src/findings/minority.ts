import { smallestGroup } from '../reports/agreement.ts';
import { castIn, isChosenInTie, votesFor } from './figures.ts';
import { type FindingRules, fewestPeople, finding, inEachStage, voteBars } from './finding.ts';

export type MinorityNumbers = {
  kind: 'minority';
  decision_id: number;
  votes: number;
  of: number;
  chosen_decision_id: number;
  /** Whether the facilitator chose the decision of the group in a tie. Missing in findings stored before it was noted. */
  chosen_in_tie?: boolean;
};

const texts = {
  title: '{votes} of {of} chose {decision} in stage {stage}.',
  reasons: 'The group chose {chosen}. The reasons of the minority are in the report.',
  reasonsInTie: 'The facilitator chose {chosen} in a tie. The reasons of the minority are in the report.',
  question:
    '{votes} of {of} chose {decision} in stage {stage}. Which of their reasons should have worried the rest?',
} as const;

/**
 * The largest minority: people chose a decision that had fewer votes than the one taken, and gave their reasons. Decisions that a
 * facilitator recorded have no reasons.
 */
export const minority: FindingRules<MinorityNumbers> = {
  use: { weight: 50 },
  find: inEachStage((stage) => {
    const { decisions, chosen_decision_id } = stage;
    const of = castIn(stage);
    const chosenVotes = votesFor(stage, chosen_decision_id);
    const [largest] = decisions
      .filter(({ votes, own }) => votes < chosenVotes && own >= fewestPeople)
      .toSorted((a, b) => b.votes - a.votes);
    if (of < smallestGroup || largest === undefined) return [];
    const { id: decision_id, votes } = largest;
    const chosen_in_tie = isChosenInTie(stage);
    const numbers: MinorityNumbers = {
      kind: 'minority',
      decision_id,
      votes,
      of,
      chosen_decision_id,
      chosen_in_tie,
    };
    return [finding(stage, numbers, { source: { kind: 'reasons' }, strength: votes / of })];
  }),
  texts,
  sentences: (
    { stage_number: stage, votes, of, decision_id, chosen_decision_id, chosen_in_tie },
    { say, letter },
  ) => ({
    title: say(texts.title, { votes, of, decision: letter(decision_id), stage }),
    details: [
      say(chosen_in_tie ? texts.reasonsInTie : texts.reasons, { chosen: letter(chosen_decision_id) }),
    ],
  }),
  bars: (_finding, stage) => voteBars(stage),
  questionTitle: 'The minority',
  phase: 'why',
  question: ({ stage_number: stage, votes, of, decision_id }, { say, letter }) =>
    say(texts.question, { stage, votes, of, decision: letter(decision_id) }),
};
