import { type FindingRules, finding, whenLeft } from './finding.ts';

export type LastDecisionNumbers = { kind: 'last-decision'; decision_id: number | null; offered: number };

const texts = {
  title: 'Stage {stage} ended with {decision}.',
  onlyDecision: 'There was no other decision.',
  decisions: 'The group chose among {offered} decisions.',
  noDecision: 'Stage {stage} ended without a decision.',
  question: 'Stage {stage} ended with {decision}. What did you know then that spoke against it?',
  questionWithout: 'Stage {stage} ended without a decision. What was missing?',
} as const;

/** The decision of the last stage. */
export const lastDecision: FindingRules<LastDecisionNumbers> = {
  use: 'neutral',
  find: ({ stages }) =>
    stages.slice(-1).map((lastStage) =>
      finding(
        lastStage,
        {
          kind: 'last-decision',
          decision_id: lastStage.chosen_decision_id,
          offered: lastStage.decisions.length,
        },
        { source: whenLeft(lastStage), strength: 0 },
      ),
    ),
  isUnusual: ({ decision_id }) => decision_id === null,
  texts,
  sentences: ({ decision_id, offered, stage_number: stage }, { say, letter }) => {
    if (decision_id === null) return { title: say(texts.noDecision, { stage }), details: [] };
    return {
      title: say(texts.title, { stage, decision: letter(decision_id) }),
      details: [offered === 1 ? say(texts.onlyDecision, {}) : say(texts.decisions, { offered })],
    };
  },
  bars: () => [],
  questionTitle: 'The last decision',
  phase: 'what-happened',
  question: ({ decision_id, stage_number: stage }, { say, letter }) =>
    decision_id === null
      ? say(texts.questionWithout, { stage })
      : say(texts.question, { stage, decision: letter(decision_id) }),
};
