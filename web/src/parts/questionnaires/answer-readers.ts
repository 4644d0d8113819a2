import type { QuestionnaireScope } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** Returns who can read the answers to the questionnaires of a run, for somebody who is about to join it; null if it asks nothing. */
export function readersOfRun(run: {
  questionnaires: QuestionnaireScope;
  names_answers: boolean;
}): string | null {
  if (run.names_answers)
    return t(
      'This run names answers: facilitators can read what you answer in its questionnaires with your name.',
    );
  return run.questionnaires === 'none'
    ? null
    : t('Facilitators read the answers to the questionnaires without names, and only from four people up.');
}
