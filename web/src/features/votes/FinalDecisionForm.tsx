import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { shared, votes as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionChoice } from '../../parts/DecisionChoice.tsx';
import { EvidenceChoice, EvidenceList } from '../../parts/Evidence.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea } from '../../ui/Field.tsx';
import { Empty, Failed } from '../../ui/states.tsx';
import type { Vote } from '../runs/own-vote.ts';
import { waitsFor } from '../runs/vote-outbox.ts';
import { standingOf } from './turnout.ts';
import type { useFinalVote } from './useFinalVote.ts';
import styles from './votes.module.css';

/** The final decision: open until it is submitted, then locked with what was submitted. */
export function FinalDecisionForm({
  run,
  final,
  hasEnded,
}: {
  run: Run;
  final: ReturnType<typeof useFinalVote>;
  hasEnded: boolean;
}) {
  const [wasLeft, setWasLeft] = useState(false);
  const { vote, decision, reasoning, error } = final;
  const decisions = run.current_scenario?.all_decisions ?? [];
  const isRunning = run.status === 'IN_PROGRESS';
  const isComplete = decision !== null && reasoning.trim() !== '';
  const isLocked = vote !== undefined;

  if (decisions.length === 0)
    return <Empty title={t('No decisions in this stage')}>{t('Your facilitator leads on from here.')}</Empty>;
  return (
    <form
      className={styles.finalForm}
      noValidate
      aria-label={t('Your final decision')}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        void submitFrom(event.currentTarget, final.submit);
      }}
    >
      <DecisionChoice
        decisions={decisions}
        value={vote?.decision ?? decision}
        onChange={final.choose}
        locked={isLocked}
        label={t('Your final decision')}
      />
      {vote ? (
        <Submitted run={run} final={final} vote={vote} hasEnded={hasEnded} />
      ) : (
        <>
          <TextArea
            label={t('Rationale')}
            className="story"
            rows={4}
            maxLength={limits.reasoning}
            value={reasoning}
            error={
              wasLeft && decision !== null && reasoning.trim() === '' ? t(texts.reasoningRequired) : undefined
            }
            onChange={(event) => {
              setWasLeft(false);
              final.write(event.target.value);
            }}
            onBlur={() => setWasLeft(reasoning !== '')}
          />
          <EvidenceChoice
            groups={final.groups}
            marked={final.evidence.marked}
            onChange={final.evidence.mark}
            onOpen={final.others?.ask}
          >
            {final.others && <OtherRooms others={final.others} isEmpty={final.posts.length === 0} />}
          </EvidenceChoice>
          {error && <FieldError>{error}</FieldError>}
          <Button type="submit" kind="signal" size="lg" disabled={!isComplete || !isRunning}>
            {error ? t(shared.retry) : t('Submit Final Decision')}
          </Button>
          {!isRunning ? (
            <p className="hint">
              {t('The simulation is paused. You can submit when it resumes; your text is kept.')}
            </p>
          ) : (
            !isComplete && <p className="hint">{t(texts.final.incomplete)}.</p>
          )}
        </>
      )}
    </form>
  );
}

/** The state of reading the other rooms, for a user who may read all of them. */
function OtherRooms({
  others: { isError, isFetching, isWhole, retry },
  isEmpty,
}: {
  others: NonNullable<ReturnType<typeof useFinalVote>['others']>;
  isEmpty: boolean;
}) {
  if (isError) return <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={retry} />;
  return (
    <p className="hint" role="status">
      {!isWhole ? t('Reading the posts of all rooms') : isEmpty && t('No room has posts in this stage.')}
    </p>
  );
}

/** The button goes while the vote is under way: focus stays with the form, and returns to the button for a retry. */
async function submitFrom(form: HTMLFormElement, submit: () => Promise<void>): Promise<void> {
  const sent = submit();
  form.focus({ preventScroll: true });
  await sent;
  requestAnimationFrame(() => {
    if (document.activeElement !== form) return;
    const retry = form.querySelector<HTMLElement>('button[type=submit]');
    retry?.focus({ preventScroll: true });
    // The message about the failure lies at the edge of the screen: it must not lie over the way to try again.
    retry?.scrollIntoView({ block: 'nearest' });
  });
}

function Submitted({
  run,
  final: { going, edit, posts },
  vote,
  hasEnded,
}: {
  run: Run;
  final: ReturnType<typeof useFinalVote>;
  vote: Vote;
  hasEnded: boolean;
}) {
  return (
    <div
      className={going ? `${styles.submitted} ${styles.isSending}` : styles.submitted}
      aria-busy={going === 'sending' || undefined}
    >
      {vote.reasoning !== '' && (
        <blockquote className={styles.reason}>
          <span className="meta-text">{t('Your rationale')}</span>
          {vote.reasoning}
          <EvidenceList posts={posts} ids={vote.evidence} label={t('Your evidence')} />
        </blockquote>
      )}
      {vote.onBehalf && <p className="hint">{t('Your facilitator recorded this decision for you.')}</p>}
      <div role="status">
        {going === 'sending' ? (
          <p className="meta-text">{t('Sending')}</p>
        ) : going ? (
          <p className="hint">{waitsFor[going]}</p>
        ) : (
          // After the end nobody waits for another stage.
          !hasEnded && (
            <div className={styles.stageComplete}>
              <Check className="icon" aria-hidden />
              <div>
                <p className="heading-4">{t(texts.final.stageComplete.title)}</p>
                <p>{t(texts.final.stageComplete.text)}</p>
              </div>
            </div>
          )
        )}
      </div>
      {going && going !== 'sending' && (
        <Button kind="line" size="lg" onClick={edit}>
          {t('Edit')}
        </Button>
      )}
      {!going && !hasEnded && <p className="muted">{standingOf(run)}</p>}
    </div>
  );
}
