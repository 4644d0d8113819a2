import { scale } from '@vincere/contract/constants';
import { type Category, type Question, type QuestionKey, questionSlots } from '@vincere/domain';
import { parseStored } from '../../lib/stored.ts';

/** The answers so far. An untouched scale shows its default and has no answer here. */
export type GivenAnswers = Record<QuestionKey, number | string | null>;

type Loose = Readonly<Record<string, unknown>>;

/** The answers in `source` (a stored draft, or a former response) that this form can show. */
export function answersFrom(source: Loose): GivenAnswers {
  return Object.fromEntries(
    questionSlots.map(({ key, type }) => {
      const found = source[key];
      if (type === 'openEnded') return [key, typeof found === 'string' ? found : ''];
      const fits = typeof found === 'number' && found >= scale.min && found <= scale.max;
      return [key, fits ? found : null];
    }),
  ) as GivenAnswers;
}

/** A draft as it lies in this browser; null when there is none that can be read. */
export function parseDraft(draft: string): Loose | null {
  const parsed = parseStored(draft);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
}

export function isAnswered(answer: number | string | null | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : typeof answer === 'number';
}

/** Returns all twenty answers. An untouched scale counts with its default. */
export function toSend(given: GivenAnswers): Record<QuestionKey, number | string> {
  return Object.fromEntries(
    questionSlots.map(({ key, type }) => [key, given[key] ?? (type === 'scale' ? scale.start : '')]),
  ) as Record<QuestionKey, number | string>;
}

export type Progress = {
  /** By question, in order. */
  answered: boolean[];
  total: number;
  openLeft: number;
  untouched: number;
  perCategory: Partial<Record<Category, number>>;
};

export function progressOf(questions: readonly Question[], given: Partial<GivenAnswers>): Progress {
  const answered = questions.map(({ key }) => isAnswered(given[key]));
  const left = questions.filter((_, index) => !answered[index]);
  const perCategory: Progress['perCategory'] = {};
  questions.forEach(({ category }, index) => {
    perCategory[category] = (perCategory[category] ?? 0) + (answered[index] ? 1 : 0);
  });
  return {
    answered,
    total: answered.filter(Boolean).length,
    openLeft: left.filter(({ type }) => type === 'openEnded').length,
    untouched: left.filter(({ type }) => type === 'scale').length,
    perCategory,
  };
}
