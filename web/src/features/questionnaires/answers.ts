import { scale } from '@vincere/contract/constants';
import { type Category, type Question, type QuestionKey, questionSlots } from '@vincere/domain';
import { parseStored } from '../../lib/stored.ts';

/** The answers so far. An untouched scale shows its default but is null here. */
export type DraftAnswers = Record<QuestionKey, number | string | null>;

type UncheckedAnswers = Readonly<Record<string, unknown>>;

/** Returns the answers in `source` (a stored draft or a former response) that fit their questions. */
export function answersFrom(source: UncheckedAnswers): DraftAnswers {
  return Object.fromEntries(
    questionSlots.map(({ key, type }) => {
      const value = source[key];
      if (type === 'openEnded') return [key, typeof value === 'string' ? value : ''];
      const fits = typeof value === 'number' && value >= scale.min && value <= scale.max;
      return [key, fits ? value : null];
    }),
  ) as DraftAnswers;
}

/** Parses a draft that is stored in this browser. Returns null if it isn't a JSON object. */
export function parseDraft(draft: string): UncheckedAnswers | null {
  const parsedDraft = parseStored(draft);
  return typeof parsedDraft === 'object' && parsedDraft !== null ? { ...parsedDraft } : null;
}

/** Returns whether an answer is a number or a text that isn't blank. */
export function isAnswered(answer: number | string | null | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : typeof answer === 'number';
}

/** Returns all twenty answers. An untouched scale counts with its default. */
export function toSend(answers: DraftAnswers): Record<QuestionKey, number | string> {
  return Object.fromEntries(
    questionSlots.map(({ key, type }) => [key, answers[key] ?? (type === 'scale' ? scale.start : '')]),
  ) as Record<QuestionKey, number | string>;
}

export type Progress = {
  /** One entry per question, in order. */
  answered: boolean[];
  total: number;
  /** Number of open questions without an answer. */
  unansweredTexts: number;
  /** Number of scales without an answer. */
  untouched: number;
  perCategory: Partial<Record<Category, number>>;
};

/** Counts the answered questions. */
export function progressOf(questions: readonly Question[], answers: Partial<DraftAnswers>): Progress {
  const answerFlags = questions.map(({ key }) => isAnswered(answers[key]));
  const unansweredQuestions = questions.filter((_, index) => !answerFlags[index]);
  const perCategory: Progress['perCategory'] = {};
  questions.forEach(({ category }, index) => {
    perCategory[category] = (perCategory[category] ?? 0) + (answerFlags[index] ? 1 : 0);
  });
  return {
    answered: answerFlags,
    total: answerFlags.filter(Boolean).length,
    unansweredTexts: unansweredQuestions.filter(({ type }) => type === 'openEnded').length,
    untouched: unansweredQuestions.filter(({ type }) => type === 'scale').length,
    perCategory,
  };
}
