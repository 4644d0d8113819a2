import { smallestGroup } from '../reports/agreement.ts';
import type { DecidedBy } from '../runs/advance.ts';
import { castIn } from './figures.ts';
import { type FindingRules, finding, inEachStage, voteBars, whenLeft } from './finding.ts';

export type TieNumbers = {
  kind: 'tie';
  /** The decisions that shared the most votes. */
  tied: number[];
  votes_each: number;
  others: { decision_id: number; votes: number }[];
  decided_by: Exclude<DecidedBy, 'majority'>;
  chosen_decision_id: number;
};

const texts = {
  title: 'Stage {stage} was a tie.',
  votes: '{decisions} had {votes} votes each.',
  votesAndOther: '{decisions} had {votes} votes each, {other} had {less}.',
  facilitator: 'The facilitator chose {decision}.',
  rooms: 'The rooms decided for {decision}.',
  first: 'The rooms were level too. {decision} had reached its votes first.',
  question: '{decisions} had {votes} votes each. What would have broken the tie?',
} as const;

/** Two or more decisions shared the most final votes. */
export const tie: FindingRules<TieNumbers> = {
  use: { weight: 110 },
  find: inEachStage((stage) => {
    const { decisions, decided_by, chosen_decision_id } = stage;
    const cast = castIn(stage);
    const votes_each = Math.max(...decisions.map(({ votes }) => votes));
    const tiedIds = decisions.filter(({ votes }) => votes === votes_each).map(({ id }) => id);
    if (cast < smallestGroup || tiedIds.length < 2 || decided_by === 'majority') return [];
    const others = decisions.flatMap(({ id, votes }) =>
      tiedIds.includes(id) ? [] : [{ decision_id: id, votes }],
    );
    return [
      finding(
        stage,
        { kind: 'tie', tied: tiedIds, votes_each, others, decided_by, chosen_decision_id },
        { source: whenLeft(stage), strength: (votes_each * tiedIds.length) / cast },
      ),
    ];
  }),
  texts,
  sentences: (
    { stage_number: stage, tied, votes_each: votes, others: [other], chosen_decision_id, decided_by },
    { say, list, letter },
  ) => {
    const decisions = list(tied.map(letter));
    const decision = letter(chosen_decision_id);
    return {
      title: say(texts.title, { stage }),
      details: [
        other === undefined
          ? say(texts.votes, { decisions, votes })
          : say(texts.votesAndOther, {
              decisions,
              votes,
              other: letter(other.decision_id),
              less: other.votes,
            }),
        say(texts[decided_by], { decision }),
      ],
    };
  },
  bars: (_finding, stage) => voteBars(stage),
  questionTitle: 'A tie',
  phase: 'what-happened',
  question: ({ tied, votes_each }, { say, list, letter }) =>
    say(texts.question, { decisions: list(tied.map(letter)), votes: votes_each }),
};
