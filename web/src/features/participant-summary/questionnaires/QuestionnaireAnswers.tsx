import { t } from '../../../lib/text.ts';
import { OwnWords } from '../stage/OwnWords.tsx';
import type { AnswerMap } from '../types.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './QuestionnaireAnswers.module.css';

/** The answers of both questionnaires: on their scales, and in the person's own words. */
export function QuestionnaireAnswers({
  before,
  after,
}: {
  before: AnswerMap | null;
  after: AnswerMap | null;
}) {
  return (
    <div className={styles.answers}>
      <BeforeAfter before={before} after={after} />
      <aside aria-label={t('Your open answers')}>
        <OwnWords before={before} after={after} />
      </aside>
    </div>
  );
}
