import { type Category, categories, type QuestionKey, questions } from '@vincere/domain';
import { translated } from '../../../lib/text.ts';
import type { AnswerMap } from '../types.ts';

export type ScalePair = { key: QuestionKey; label: string; before: number | null; after: number | null };

/** Returns the answers on scales by category. The values of a questionnaire that was not answered are null. */
export function scalePairs(before: AnswerMap | null, after: AnswerMap | null) {
  return categories.map((category) => ({
    category,
    pairs: questionsOf(category, 'scale').map(
      ({ key, short }): ScalePair => ({
        key,
        label: translated(short),
        before: numberAt(before, key),
        after: numberAt(after, key),
      }),
    ),
  }));
}

/** Returns the open answers by category, without those that were not asked for. */
export function freeTextPairs(before: AnswerMap | null, after: AnswerMap | null) {
  return categories
    .flatMap((category) =>
      questionsOf(category, 'openEnded').map(({ key }) => ({
        category,
        before: textAt(before, key),
        after: textAt(after, key),
      })),
    )
    .filter((pair) => pair.before !== null || pair.after !== null);
}

function questionsOf(category: Category, type: 'scale' | 'openEnded') {
  return questions.pre.filter((question) => question.category === category && question.type === type);
}

/** Returns an open answer, or null if it is missing or empty. */
function textAt(answers: AnswerMap | null, key: QuestionKey): string | null {
  return String(answers?.[key] ?? '') || null;
}

function numberAt(answers: AnswerMap | null, key: QuestionKey): number | null {
  const answer = answers?.[key];
  return typeof answer === 'number' ? answer : null;
}
