import { flowsIn, peopleIn, sum } from './figures.ts';
import { type FindingRules, fewestPeople, finding, inEachStage, whenLeft } from './finding.ts';

export type ForcedNumbers = { kind: 'forced'; missing: number; of: number };

const texts = {
  title: 'Stage {stage} closed with decisions missing.',
  missing: '{missing} of {people} people had made no final decision.',
  question: 'Stage {stage} closed before {missing} of {people} had decided. What kept them from deciding?',
} as const;

/** The run advanced without the final decisions of several people. */
export const forcedAdvance: FindingRules<ForcedNumbers> = {
  use: { weight: 100 },
  find: inEachStage((stage) => {
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
  }),
  texts,
  sentences: ({ stage_number: stage, missing, of: people }, { say }) => ({
    title: say(texts.title, { stage }),
    details: [say(texts.missing, { missing, people })],
  }),
  bars: ({ missing, of }) => [{ outlined: of, filled: of - missing }],
  questionTitle: 'Closed with decisions missing',
  phase: 'what-happened',
  question: ({ stage_number: stage, missing, of: people }, { say }) =>
    say(texts.question, { stage, missing, people }),
};
