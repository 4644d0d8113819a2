import { questionInWords, questionTitles } from '@vincere/domain';
import { t, translated } from '../../lib/text.ts';
import { findingWords } from '../findings/finding-words.ts';
import type { DebriefQuestion, WritingPhase } from './types.ts';

/** The question of each phase while no other is shown. */
export const standardQuestions: Readonly<Record<WritingPhase, string>> = {
  reactions: t('What is still going through your head?'),
  'what-happened': t('What happened, in the order in which you remember it?'),
  why: t('Why did it make sense at the time?'),
  lessons: t('What will you do differently on Monday?'),
  commitment: t('What will you do, and by when?'),
};

/**
 * Returns a question in the reader's language, its name, and the numbers behind it. A question that a facilitator typed appears
 * as typed. Name and numbers are null for a question that was not made from the run.
 */
export function debriefQuestionInWords({ from_run, text }: Pick<DebriefQuestion, 'from_run' | 'text'>): {
  question: string;
  name: string | null;
  numbers: string | null;
} {
  if (from_run === null) return { question: text ?? '', name: null, numbers: null };
  const { finding, fact } = from_run;
  const words = questionInWords(finding, fact, findingWords(from_run));
  return {
    question: text ?? words.question,
    name: translated(questionTitles[finding.kind]),
    numbers: words.numbers,
  };
}
