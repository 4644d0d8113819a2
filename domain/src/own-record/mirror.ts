import type { Answers, QuestionKey } from '../questionnaires/questionnaires.ts';
import { questions } from '../questionnaires/questions.ts';
import type { OwnRecord } from './own-record.ts';

/** The answers on the scale of the mirror's questions, from 1 to 5, in words. */
export const frequencyWords = ['hardly ever', 'seldom', 'sometimes', 'often', 'almost always'] as const;
export type FrequencyWord = (typeof frequencyWords)[number];

/** The counts in words. Numbers are in `b`. */
export const mirrorTexts = {
  changes: 'You changed your mind in <b>{count} of {of}</b> stages.',
  evidence: '<b>{count} of {of}</b> posts and files that your decisions rest on came from other rooms.',
  posts: 'You read <b>{count} of {of}</b> posts of your room.',
  times: 'You voted in your room after <b>{times}</b>.',
  notes: 'You wrote <b>{count} of {of}</b> notes of your room.',
  time: '{time} of {clock}',
} as const;
export type MirrorText = (typeof mirrorTexts)[keyof typeof mirrorTexts];

/** The subjects of the mirror in their order, with the question that asks about it. */
const mirrorQuestions = {
  changes: 'resilience_q3',
  evidence: 'innovation_q3',
  posts: 'data_q3',
  times: 'strategy_q3',
  notes: 'leadership_q3',
} as const satisfies Record<string, QuestionKey>;
type Behaviour = keyof typeof mirrorQuestions;

export type MirrorRow = {
  behaviour: Behaviour;
  /** The question as it was asked before the run or, if the person answered only after it, then. Null without answers. */
  question: string | null;
  /** The answer before the run, about the person's habits, and the one after it. Null if it is missing. */
  usually: FrequencyWord | null;
  this_time: FrequencyWord | null;
  counted: { text: MirrorText; facts: Readonly<Record<string, string | number>> };
};

/** The ways in which a reader's language writes times. */
export type MirrorWords = {
  say: (text: MirrorText, facts: Readonly<Record<string, string | number>>) => string;
  list: (times: readonly string[]) => string;
  /** Writes a time, in seconds. */
  time: (seconds: number) => string;
};

/** Returns what a person answered next to what the run counted. Leaves out what it did not measure. */
export function mirrorOf(
  record: OwnRecord<unknown>,
  { pre, post }: { pre: Readonly<Answers> | null; post: Readonly<Answers> | null },
  words: MirrorWords,
): MirrorRow[] {
  return (Object.keys(mirrorQuestions) as Behaviour[]).flatMap((behaviour) => {
    const facts = factsOf(behaviour, record, words);
    if (facts === null) return [];
    const key = mirrorQuestions[behaviour];
    const askedQuestions = pre === null ? (post === null ? null : questions.post) : questions.pre;
    return [
      {
        behaviour,
        question: askedQuestions?.find((question) => question.key === key)?.text ?? null,
        usually: frequencyOf(pre?.[key]),
        this_time: frequencyOf(post?.[key]),
        counted: { text: mirrorTexts[behaviour], facts },
      },
    ];
  });
}

function frequencyOf(answer: number | string | undefined): FrequencyWord | null {
  return typeof answer === 'number' ? (frequencyWords[answer - 1] ?? null) : null;
}

function factsOf(
  behaviour: Behaviour,
  { changes, times, ...counts }: OwnRecord<unknown>,
  { say, list, time }: MirrorWords,
): Readonly<Record<string, string | number>> | null {
  if (behaviour === 'changes') return changes && { count: changes.stages.length, of: changes.of };
  if (behaviour !== 'times') return counts[behaviour];
  if (times.length === 0) return null;
  const timeTexts = times.map(({ seconds, clock_seconds }) =>
    clock_seconds === null
      ? time(seconds)
      : say(mirrorTexts.time, { time: time(seconds), clock: time(clock_seconds) }),
  );
  return { times: list(timeTexts) };
}
