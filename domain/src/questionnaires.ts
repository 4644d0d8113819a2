import { refuse } from './refusal.ts';

/** The five subjects of both questionnaires, in the order of their questions (ruling 3.2). */
export const categories = ['strategy', 'resilience', 'innovation', 'data', 'leadership'] as const;
export type Category = (typeof categories)[number];

/** The heading of each category on the screen. */
export const categoryTitles = {
  strategy: 'Strategic Thinking',
  resilience: 'Resilience',
  innovation: 'Innovation',
  data: 'Working with Information',
  leadership: 'Leadership',
} as const satisfies Record<Category, string>;

export const questionnaireTypes = ['pre', 'post'] as const;
/** `pre` asks about general habits, `post` about behaviour in the simulation. */
export type QuestionnaireType = (typeof questionnaireTypes)[number];

const numbers = [1, 2, 3, 4] as const;
export type QuestionKey = `${Category}_q${(typeof numbers)[number]}`;

/** The 20 places of a questionnaire in order: in each category three on a scale, then an open one (ruling 3.1). */
export const questionSlots = categories.flatMap((category) =>
  numbers.map((number) => ({
    key: `${category}_q${number}` as const,
    category,
    type: number === 4 ? ('openEnded' as const) : ('scale' as const),
  })),
);

/** `strategy_q1` to `leadership_q4`: the question with the global id n is at n - 1. */
export const questionKeys: readonly QuestionKey[] = questionSlots.map((slot) => slot.key);

/** The longest open answer, in characters. */
export const maxAnswerLength = 10_000;

/** A whole number from 1 to 5 for a question on a scale, a text for an open one. */
export type Answers = Record<QuestionKey, number | string>;

/**
 * The 20 answers out of what was sent; other keys are dropped. Refuses `questionnaire.incomplete`, naming every
 * key whose answer is missing, blank, too long or not a whole number from 1 to 5 (ruling 3.3).
 */
export function requireAnswers(given: Readonly<Record<string, unknown>>): Answers {
  const answers: Partial<Answers> = {};
  for (const { key, type } of questionSlots) {
    const answer = given[key];
    const fits = type === 'scale' ? isScaleAnswer : isOpenAnswer;
    if (fits(answer)) answers[key] = answer;
  }
  if (!isComplete(answers)) {
    const missing_keys = questionKeys.filter((key) => answers[key] === undefined);
    refuse('questionnaire.incomplete', { keys: missing_keys.join(', '), missing_keys });
  }
  return answers;
}

function isScaleAnswer(answer: unknown): answer is number {
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5;
}

function isOpenAnswer(answer: unknown): answer is string {
  return typeof answer === 'string' && answer.trim() !== '' && answer.length <= maxAnswerLength;
}

function isComplete(answers: Partial<Answers>): answers is Answers {
  return questionKeys.every((key) => answers[key] !== undefined);
}
