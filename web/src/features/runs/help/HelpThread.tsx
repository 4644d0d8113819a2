import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import questionsStyles from '../../../parts/questionnaires/questions.module.css';
import styles from './HelpThread.module.css';
import type { OwnQuestion } from './useOwnHelp.ts';

/** The user's questions with their answers, oldest first. Screen readers announce new answers. */
export function HelpThread({ questions, isOver }: { questions: readonly OwnQuestion[]; isOver: boolean }) {
  // Always rendered, because screen readers only announce changes in a region that already exists.
  return (
    <div role="log" aria-label={t('Your questions')}>
      {questions.length > 0 && (
        <ol className={styles.helpThread}>
          {questions.map(({ id, content, created_at, settled_at, answers }) => (
            <li key={id}>
              <p className="meta-text number">
                {t('You, {time}', { time: formatTime(new Date(created_at)) })}
              </p>
              <p className={questionsStyles.questionText}>{content}</p>
              {answers.map((answer) => (
                <div key={answer.id} className={questionsStyles.answer}>
                  <p className="meta-text number">
                    {answer.by}, {formatTime(new Date(answer.created_at))}
                  </p>
                  <p className={questionsStyles.questionText}>{answer.content}</p>
                </div>
              ))}
              {settled_at === null && (
                <p className="meta-text">
                  {!isOver
                    ? t('Waiting for an answer')
                    : answers.length === 0 && t('It was not answered before the end.')}
                </p>
              )}
              {settled_at !== null && answers.length === 0 && (
                <p className="meta-text">{t('Settled by your facilitator')}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
