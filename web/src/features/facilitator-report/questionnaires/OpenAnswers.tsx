import { pollMs } from '@vincere/contract/constants';
import { reports, shared } from '@vincere/contract/messages';
import { type Category, questions } from '@vincere/domain';
import { useId } from 'react';
import { useRead } from '../../../lib/api.ts';
import { plural, t, translated } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import styles from './OpenAnswers.module.css';

/** The answers to the open question of a category, before and after the run, without names. */
export function OpenAnswers({ runId, category }: { runId: number; category: Category }) {
  const answers = useRead('getOpenAnswers', { params: { runId } }, { refetchInterval: pollMs.participant });
  const question = questions.pre.find(
    (candidate) => candidate.category === category && candidate.type === 'openEnded',
  );
  return (
    <Loaded
      query={answers}
      failed={t(reports.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading the answers')}
    >
      {(lists) => {
        const questionAnswers = lists.find(({ key }) => key === question?.key);
        if (question === undefined || questionAnswers === undefined) return null;
        return (
          <div className={styles.lists}>
            <AnswerList
              title={t('Usually')}
              question={translated(question.text)}
              texts={questionAnswers.pre}
            />
            <AnswerList
              title={t('This time')}
              question={translated(questions.post[question.id - 1]?.text ?? '')}
              texts={questionAnswers.post}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

function AnswerList({
  title,
  question,
  texts,
}: {
  title: string;
  question: string;
  /** Null for fewer than four answers. */
  texts: readonly string[] | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} {texts && <span>{plural(texts.length, '{count} answer', '{count} answers')}</span>}
      </h3>
      <p className={`story ${styles.question}`}>{question}</p>
      {texts === null ? (
        <p className="meta-text">{t('Too few answers')}</p>
      ) : (
        <ul>
          {texts.map((text, index) => (
            <li key={`${index}-${text}`}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
