import { type DecidedStage, isDecided, isLargeEnough, type StageFigures } from './figures.ts';
import { type FindingRules, finding, whenEntered } from './finding.ts';

export type SlowestNumbers = {
  kind: 'slowest';
  seconds: number;
  clock_seconds: number;
  others: { stage_number: number; seconds: number; clock_seconds: number }[];
};

const texts = {
  title: 'Stage {stage} was the slowest by its clock.',
  time: 'It took {time} of {clock}; {others}.',
  other: 'stage {stage} took {time} of {clock}',
  question: 'Stage {stage} took {time} of {clock}. Where did the time go?',
} as const;

type Timed = DecidedStage & { clock_seconds: number };

/**
 * The slowest stage: the one that used the largest share of its clock. There is none if fewer than two stages have a clock, if
 * the slowest are level, or if too few people were in the slowest.
 */
export const slowest: FindingRules<SlowestNumbers> = {
  use: { weight: 40 },
  find: ({ stages }) => {
    const timedStages = stages.filter(
      (stage: StageFigures): stage is Timed => isDecided(stage) && (stage.clock_seconds ?? 0) > 0,
    );
    const share = ({ seconds, clock_seconds }: Timed) => seconds / clock_seconds;
    const [first, next] = timedStages.toSorted((a, b) => share(b) - share(a));
    if (first === undefined || next === undefined || share(first) === share(next)) return [];
    if (!isLargeEnough(first)) return [];
    const others = timedStages
      .filter((stage) => stage !== first)
      .map(({ stage_number, seconds, clock_seconds }) => ({ stage_number, seconds, clock_seconds }));
    const { seconds, clock_seconds } = first;
    return [
      finding(
        first,
        { kind: 'slowest', seconds, clock_seconds, others },
        { source: whenEntered(first), strength: share(first) / 2 },
      ),
    ];
  },
  texts,
  sentences: ({ stage_number, seconds, clock_seconds, others }, { say, list, time }) => ({
    title: say(texts.title, { stage: stage_number }),
    details: [
      say(texts.time, {
        time: time(seconds),
        clock: time(clock_seconds),
        others: list(
          others.map((other) =>
            say(texts.other, {
              stage: other.stage_number,
              time: time(other.seconds),
              clock: time(other.clock_seconds),
            }),
          ),
        ),
      }),
    ],
  }),
  bars: (numbers) =>
    [numbers, ...numbers.others]
      .toSorted((a, b) => a.stage_number - b.stage_number)
      .map(({ seconds, clock_seconds }) => ({ outlined: clock_seconds, filled: seconds })),
  questionTitle: 'The slowest stage',
  phase: 'what-happened',
  question: ({ stage_number: stage, seconds, clock_seconds }, { say, time }) =>
    say(texts.question, { stage, time: time(seconds), clock: time(clock_seconds) }),
  isWorthAsking: ({ seconds, clock_seconds }) => seconds * 2 >= clock_seconds,
};
