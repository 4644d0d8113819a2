import { type FindingRules, finding, whenEntered } from './finding.ts';

export type RunningTimeNumbers = { kind: 'running-time'; seconds: number; stages: number };

const texts = {
  title: 'The run took {time}.',
  oneStage: 'It had one stage.',
  stages: 'It had {stages} stages.',
  question: 'The run took {time}. When did you feel short of time, and what did that do to you?',
} as const;

/** The running time of the run. */
export const runningTime: FindingRules<RunningTimeNumbers> = {
  use: 'neutral',
  find: ({ running_seconds: seconds, stages }) =>
    stages
      .slice(0, 1)
      .map((first) =>
        finding(
          first,
          { kind: 'running-time', seconds, stages: stages.length },
          { source: whenEntered(first), strength: 0 },
        ),
      ),
  texts,
  sentences: ({ seconds, stages }, { say, time }) => ({
    title: say(texts.title, { time: time(seconds) }),
    details: [stages === 1 ? say(texts.oneStage, {}) : say(texts.stages, { stages })],
  }),
  bars: () => [],
  questionTitle: 'The time',
  phase: 'what-happened',
  question: ({ seconds }, { say, time }) => say(texts.question, { time: time(seconds) }),
};
