import { type FindingRules, finding } from './finding.ts';

export type PathNumbers = { kind: 'path'; met: number; of: number };

const texts = {
  title: 'The group met {met} of {of} scenarios.',
  wholePath: 'The group met every scenario of the simulation.',
  question: 'You met {met} of {of} scenarios. Which decision did most to set your way?',
} as const;

/** The number of scenarios that the group met. */
export const path: FindingRules<PathNumbers> = {
  use: 'neutral',
  find: ({ scenarios, stages }) =>
    stages
      .slice(-1)
      .map((lastStage) =>
        finding(lastStage, { kind: 'path', ...scenarios }, { source: { kind: 'map' }, strength: 0 }),
      ),
  texts,
  sentences: ({ met, of }, { say }) => ({
    title: met === of ? say(texts.wholePath, {}) : say(texts.title, { met, of }),
    details: [],
  }),
  bars: () => [],
  questionTitle: 'The way',
  phase: 'why',
  question: ({ met, of }, { say }) => say(texts.question, { met, of }),
};
