import '../../styles/help.css';
import { shared } from '@vincere/contract/messages';
import { useRef } from 'react';
import { readDraft } from '../../lib/drafts.ts';
import { plural, t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { Failed } from '../../ui/states.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { SettledQuestion } from './SettledQuestion.tsx';
import { answerDraftOf, useHelpLine } from './useHelpLine.ts';

/** What participants ask: what waits, with a field for the answer; under it what was settled. All facilitators see the same. */
export function HelpLine({ runId }: { runId: number }) {
  const { data, isError, isFetching, refetch } = useHelpLine(runId);
  const list = useRef<HTMLUListElement>(null);
  // Its buttons go away with it.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const about = <p className="mut">{t('What participants ask you stands here. Nobody else sees it.')}</p>;
  // On its way it has the place that it will mostly need: what stands below is not moved from under a pointer.
  if (data === undefined)
    return (
      <Section title={t('Help line')}>
        {isError ? (
          <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          about
        )}
      </Section>
    );
  // A colleague was quicker: what is being written here is not taken out of anybody's hands.
  const overtaken = data.settled.filter(({ id }) => readDraft(answerDraftOf(id)) !== null);
  const settled = data.settled.filter((question) => !overtaken.includes(question));
  const hidden = data.open_count - data.open.length;
  const earlier = data.settled_count - data.settled.length;
  return (
    <Section
      title={t('Help line')}
      aside={
        data.open_count > 0 ? (
          <span className="tag tag-now num">
            {plural(data.open_count, '{count} open question', '{count} open questions')}
          </span>
        ) : (
          <span className="t-meta">{t('Nothing waits')}</span>
        )
      }
    >
      {data.open.length + overtaken.length === 0 && about}
      <ul className="help-l rows" aria-label={t('Open questions')} tabIndex={-1} ref={list}>
        {[...overtaken, ...data.open].map((question) => (
          <OpenQuestion key={question.id} runId={runId} question={question} onDone={focusList} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="t-meta">
          {plural(hidden, '{count} more question behind these.', '{count} more questions behind these.')}
        </p>
      )}
      {settled.length > 0 && (
        <details className="help-s">
          <summary>{t('Settled ({number})', { number: data.settled_count - overtaken.length })}</summary>
          <ul className="help-l rows" aria-label={t('Settled questions')}>
            {settled.map((question) => (
              <SettledQuestion key={question.id} runId={runId} question={question} onDone={focusList} />
            ))}
          </ul>
          {earlier > 0 && (
            <p className="t-meta">
              {plural(earlier, '{count} earlier question.', '{count} earlier questions.')}
            </p>
          )}
        </details>
      )}
    </Section>
  );
}
