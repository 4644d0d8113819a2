import { refuse } from '../refusal.ts';

/** The five categories of both questionnaires, in the order of their questions. */
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

/** The 20 questions of a questionnaire in order: per category three on a scale, then an open one. */
export const questionSlots = categories.flatMap((category) =>
  numbers.map((number) => ({
    key: `${category}_q${number}` as const,
    category,
    type: number === 4 ? ('openEnded' as const) : ('scale' as const),
  })),
);

/** The keys `strategy_q1` to `leadership_q4`. The question with the id n is at index n - 1. */
export const questionKeys: readonly QuestionKey[] = questionSlots.map((slot) => slot.key);

/** The maximum length of an open answer in characters. */
export const maxAnswerLength = 10_000;

/** The answers by question: a whole number from 1 to 5 on a scale, a text for an open question, empty if it wasn't asked. */
export type Answers = Record<QuestionKey, number | string>;

/** The questions that a run asks its participants before and after it: all, only those on a scale, or none. */
export const questionnaireScopes = ['full', 'scales', 'none'] as const;
export type QuestionnaireScope = (typeof questionnaireScopes)[number];

/**
 * Returns the 20 answers from a request body and drops other keys. Refuses `questionnaire.incomplete`, which names every
 * key whose answer is missing, blank, too long or, on a scale, not a whole number from 1 to 5. Unless the `scope` of the run
 * is `full`, open answers may be missing or blank and become empty texts. Even a run that asks nothing accepts answers, because
 * the facilitator may change its scope while people answer.
 */
export function requireAnswers(
  body: Readonly<Record<string, unknown>>,
  scope: QuestionnaireScope = 'full',
): Answers {
  const answers: Partial<Answers> = {};
  for (const { key, type } of questionSlots) {
    const answer = body[key];
    const isValid = type === 'scale' ? isScaleAnswer : isOpenAnswer;
    if (isValid(answer)) answers[key] = answer;
    else if (type === 'openEnded' && scope !== 'full' && isBlank(answer)) answers[key] = '';
  }
  if (!isComplete(answers)) {
    const missing_keys = questionKeys.filter((key) => answers[key] === undefined);
    refuse('questionnaire.incomplete', { keys: missing_keys.join(', '), missing_keys });
  }
  return answers;
}

function isBlank(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === '');
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
