import { reachedAll } from '../facts/fact-states.ts';
import { decisionSupportedBy } from '../facts/facts.ts';
import { isChosenInTie } from './figures.ts';
import { type FindingRules, finding, inEachStage } from './finding.ts';

export type PooledFactsNumbers = {
  kind: 'pooled-facts';
  decision_id: number;
  facts: number;
  chosen_decision_id: number;
  chosen_in_tie?: boolean;
};

const texts = {
  title: 'Put together, the key facts of stage {stage} ({facts}) support {decision}.',
  chosen: 'The group chose {chosen}.',
  chosenInTie: 'The facilitator chose {chosen} in a tie.',
  question:
    'Put together, the facts of stage {stage} pointed to {decision}; you chose {chosen}. What would have brought them together?',
  questionInTie:
    'Put together, the facts of stage {stage} pointed to {decision}; in a tie, the facilitator chose {chosen}. What would have brought them together?',
} as const;

/**
 * The key facts of a stage point to a decision if all are put together, but the group chose something else and some facts did
 * not reach everybody.
 */
export const pooledFacts: FindingRules<PooledFactsNumbers> = {
  use: 'questions',
  find: inEachStage((stage) => {
    const { facts, decisions, chosen_decision_id } = stage;
    const decision_id = decisionSupportedBy(
      facts,
      decisions.map(({ id }) => id),
    );
    const isIncomplete = facts.some(({ spread }) => !reachedAll(spread));
    if (decision_id === null || decision_id === chosen_decision_id || !isIncomplete) return [];
    const numbers: PooledFactsNumbers = {
      kind: 'pooled-facts',
      decision_id,
      facts: facts.length,
      chosen_decision_id,
      chosen_in_tie: isChosenInTie(stage),
    };
    return [finding(stage, numbers, { source: { kind: 'facts' }, strength: 1 })];
  }),
  texts,
  sentences: (
    { stage_number: stage, facts, decision_id, chosen_decision_id, chosen_in_tie },
    { say, letter },
  ) => ({
    title: say(texts.title, { stage, facts, decision: letter(decision_id) }),
    details: [say(chosen_in_tie ? texts.chosenInTie : texts.chosen, { chosen: letter(chosen_decision_id) })],
  }),
  bars: () => [],
  questionTitle: 'What the facts pointed to',
  phase: 'why',
  question: ({ stage_number: stage, decision_id, chosen_decision_id, chosen_in_tie }, { say, letter }) =>
    say(chosen_in_tie ? texts.questionInTie : texts.question, {
      stage,
      decision: letter(decision_id),
      chosen: letter(chosen_decision_id),
    }),
};
