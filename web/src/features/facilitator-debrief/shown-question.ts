import { t } from '../../lib/text.ts';
import type { GuidedDebrief } from '../../parts/guided-debrief/types.ts';
import { debriefQuestionInWords, standardQuestions } from '../../parts/guided-debrief/words.ts';

/** Returns the question that everybody sees: the one that is shown, else the standard one of the phase. */
export function shownQuestion({ phase, question, lessons, is_marking_closed }: GuidedDebrief): string {
  if (question !== null) return debriefQuestionInWords(question).question;
  if (phase === 'done') return t('Thank you.');
  if (phase === 'lessons' && lessons.length > 0 && !is_marking_closed)
    return t('Which three will you hold on to?');
  return standardQuestions[phase];
}
