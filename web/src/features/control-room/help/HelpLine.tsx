import { shared } from '@vincere/contract/messages';
import { useRef } from 'react';
import { readDraft } from '../../../lib/drafts.ts';
import { plural, t } from '../../../lib/text.ts';
import { Section } from '../../../ui/Section.tsx';
import { Failed } from '../../../ui/states.tsx';
import styles from './HelpLine.module.css';
import { OpenQuestion } from './OpenQuestion.tsx';
import { SettledQuestion } from './SettledQuestion.tsx';
import { answerDraftOf, useHelpLine } from './useHelpLine.ts';

/**
 * Questions of the participants: first the open ones, each with a field for the answer, then the settled ones. All facilitators
 * see the same list.
 */
export function HelpLine({ runId }: { runId: number }) {
  const { data, isError, isFetching, refetch } = useHelpLine(runId);
  const list = useRef<HTMLUListElement>(null);
  // A question that leaves the list takes its focused button away, so focus the list.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const introduction = (
    <p className="muted">{t('Questions from participants appear here. Only facilitators see them.')}</p>
  );
  // While loading, show the text of the empty list: so the content below doesn't jump under the pointer.
  if (data === undefined)
    return (
      <Section title={t('Help line')}>
        {isError ? (
          <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          introduction
        )}
      </Section>
    );
  // A colleague settled these while an answer was being written here: keep them open, so the draft isn't lost.
  const overtaken = data.settled.filter(({ id }) => readDraft(answerDraftOf(id)) !== null);
  const settledQuestions = data.settled.filter((question) => !overtaken.includes(question));
  const hiddenCount = data.open_count - data.open.length;
  const earlier = data.settled_count - data.settled.length;
  return (
    <Section
      title={t('Help line')}
      aside={
        data.open_count > 0 ? (
          <span className="tag tag-now number">
            {plural(data.open_count, '{count} open question', '{count} open questions')}
          </span>
        ) : (
          <span className="meta-text">{t('No open questions')}</span>
        )
      }
    >
      {data.open.length + overtaken.length === 0 && introduction}
      <ul
        className={`${styles.openQuestions} rows`}
        aria-label={t('Open questions')}
        tabIndex={-1}
        ref={list}
      >
        {[...overtaken, ...data.open].map((question) => (
          <OpenQuestion key={question.id} runId={runId} question={question} onDone={focusList} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="meta-text">
          {plural(hiddenCount, '{count} more question behind these.', '{count} more questions behind these.')}
        </p>
      )}
      {settledQuestions.length > 0 && (
        <details className={styles.settledQuestions}>
          <summary>{t('Settled ({number})', { number: data.settled_count - overtaken.length })}</summary>
          <ul className={`${styles.openQuestions} rows`} aria-label={t('Settled questions')}>
            {settledQuestions.map((question) => (
              <SettledQuestion key={question.id} runId={runId} question={question} onDone={focusList} />
            ))}
          </ul>
          {earlier > 0 && (
            <p className="meta-text">
              {plural(earlier, '{count} earlier question.', '{count} earlier questions.')}
            </p>
          )}
        </details>
      )}
    </Section>
  );
}
