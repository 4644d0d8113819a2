import { type ActionStatus, questionInWords } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../guided-debrief/result.ts';
import { findingWords } from './words.ts';

/** Returns a question of a guided debrief, and the numbers behind it; null if a facilitator typed it. */
export function questionText(
  { from_run, text }: DebriefResult['asked'][number],
  translator: Translator,
): { question: string; numbers: string | null } {
  if (from_run === null) return { question: text ?? '', numbers: null };
  const { finding, fact } = from_run;
  const { question, numbers } = questionInWords(finding, fact, findingWords(from_run, translator));
  // A typed question may be about something else, so it has no numbers.
  return text === null ? { question, numbers } : { question: text, numbers: null };
}

/** Returns the status of an action in words. */
export function statusText(status: ActionStatus, { t }: Translator): string {
  const texts = {
    open: t('Open@@of an action'),
    done: t('Done@@of an action'),
    dropped: t('Dropped@@of an action'),
  } as const;
  return texts[status];
}
