import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { shared, votes as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionChoice } from '../../parts/decisions/DecisionChoice.tsx';
import { EvidenceChoice, EvidenceList } from '../../parts/posts/Evidence.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea } from '../../ui/Field.tsx';
import { keepInView } from '../../ui/keep-in-view.ts';
import { publishHeight } from '../../ui/publish-height.ts';
import { Empty, Failed } from '../../ui/states.tsx';
import { showFinalTitle } from '../runs/decisions/final-place.ts';
import type { Vote } from '../runs/decisions/own-vote.ts';
import { waitsFor } from '../runs/decisions/vote-outbox.ts';
import { ownSeat } from '../runs/useRun.ts';
import { EstimateFields } from './EstimateFields.tsx';
import { OvertakenText } from './OvertakenText.tsx';
import { OwnEstimates } from './OwnEstimates.tsx';
import { statusAfterDecision } from './turnout.ts';
import type { useFinalVote } from './useFinalVote.ts';
import styles from './votes.module.css';

const publishActHeight = publishHeight('--act-height');

/** The form for the final decision. Once submitted it is locked and shows the vote. */
export function FinalDecisionForm({
  run,
  final,
  hasEnded,
}: {
  run: Run;
  final: ReturnType<typeof useFinalVote>;
  hasEnded: boolean;
}) {
  const { vote } = final;
  const decisions = run.current_scenario?.all_decisions ?? [];
  const isLocked = vote !== undefined;
  const isSubmitted = isLocked && final.pending === undefined;
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitted = useRef(isSubmitted);
  useEffect(() => {
    // The form has become much shorter, so a phone would show what is below it.
    const isInForm = form.current?.contains(document.activeElement) === true;
    if (isSubmitted && !wasSubmitted.current && isInForm) showFinalTitle();
    wasSubmitted.current = isSubmitted;
  }, [isSubmitted]);

  if (decisions.length === 0)
    return (
      <Empty title={t('No decisions in this stage')}>
        {!hasEnded && t('Your facilitator leads on from here.')}
      </Empty>
    );
  return (
    <form
      ref={form}
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
        value={vote?.decision ?? final.decision}
        onChange={final.choose}
        locked={isLocked}
        collapsed={isSubmitted}
        label={t('Your final decision')}
      />
      {vote ? (
        <>
          <Submitted run={run} final={final} vote={vote} hasEnded={hasEnded} />
          {isSubmitted && <OvertakenText {...final.overtaken} />}
        </>
      ) : (
        <DecisionFields run={run} final={final} />
      )}
    </form>
  );
}

/** The fields of a final decision that is being written, and the button that submits it. */
function DecisionFields({ run, final }: { run: Run; final: ReturnType<typeof useFinalVote> }) {
  const [wasLeft, setWasLeft] = useState(false);
  const { decision, reasoning, error } = final;
  const isRunning = run.status === 'IN_PROGRESS';
  const isComplete = decision !== null && reasoning.trim() !== '';
  return (
    <>
      <TextArea
        label={t('Your reasoning')}
        className="story"
        rows={4}
        {...keepInView}
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
      <EvidenceChoice groups={final.groups} evidence={final.evidence} onOpen={final.others?.load}>
        {final.others && <OtherRooms others={final.others} isEmpty={final.posts.length === 0} />}
      </EvidenceChoice>
      <EstimateFields run={run} estimates={final.estimates} />
      <div className={styles.finalSubmit} ref={publishActHeight}>
        {error && <FieldError className={styles.submitError}>{error}</FieldError>}
        <Button
          type="submit"
          kind="signal"
          size="lg"
          className={styles.wideButton}
          disabled={!isComplete || !isRunning}
        >
          {error ? t(shared.retry) : t('Submit Final Decision')}
        </Button>
      </div>
      {!isRunning ? (
        <p className="hint">
          {t('The simulation is paused. You can submit when it resumes; your text is kept.')}
        </p>
      ) : (
        !isComplete && <p className="hint">{t(texts.final.incomplete)}.</p>
      )}
    </>
  );
}

/** The loading state of the other rooms' posts, for a user who may read all rooms. */
function OtherRooms({
  others: { isError, isFetching, isComplete, retry },
  isEmpty,
}: {
  others: NonNullable<ReturnType<typeof useFinalVote>['others']>;
  isEmpty: boolean;
}) {
  if (isError) return <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={retry} />;
  return (
    <p className="hint" role="status">
      {!isComplete ? t('Reading the posts of all rooms') : isEmpty && t('No room has posts in this stage.')}
    </p>
  );
}

/** Moves the focus to the form while the button is gone, and back to the button if the submission fails. */
async function submitFrom(form: HTMLFormElement, submit: () => Promise<void>): Promise<void> {
  const submission = submit();
  form.focus({ preventScroll: true });
  await submission;
  requestAnimationFrame(() => {
    if (document.activeElement !== form) return;
    const retry = form.querySelector<HTMLElement>('button[type=submit]');
    retry?.focus({ preventScroll: true });
    // The error message appears at the edge of the screen and must not cover the button.
    retry?.scrollIntoView({ block: 'nearest' });
  });
}

function Submitted({
  run,
  final: { pending, edit, posts, files },
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
      className={pending ? `${styles.submitted} ${styles.isSending}` : styles.submitted}
      aria-busy={pending === 'sending' || undefined}
    >
      {vote.reasoning !== '' && (
        <blockquote className={styles.reason}>
          <span className={`meta-text ${styles.reasonLabel}`}>{t('Your reasoning')}</span>
          {vote.reasoning}
          <EvidenceList
            posts={posts}
            ids={vote.evidence}
            files={files}
            fileIds={vote.evidenceFiles}
            votedIn={run.table ? ownSeat(run)?.room.room_name : undefined}
            label={t('Your evidence')}
          />
          {pending === undefined && <OwnEstimates run={run} kind="final" />}
        </blockquote>
      )}
      {vote.onBehalf && <p className="hint">{t('Your facilitator recorded this decision for you.')}</p>}
      <div role="status">
        {pending === 'sending' ? (
          <p className="meta-text">{t('Sending')}</p>
        ) : pending ? (
          <p className="hint">{waitsFor[pending]}</p>
        ) : (
          // After the end there is no next stage to wait for.
          !hasEnded && (
            <div className={styles.stageComplete}>
              <Check className={`icon ${styles.completeMark}`} aria-hidden />
              <div>
                <p className="heading-4">{t(texts.final.stageComplete.title)}</p>
                <p>{t(texts.final.stageComplete.text)}</p>
              </div>
            </div>
          )
        )}
      </div>
      {pending && pending !== 'sending' && (
        <Button kind="line" size="lg" className={styles.wideButton} onClick={edit}>
          {t('Edit')}
        </Button>
      )}
      {!pending && !hasEnded && <p className="muted">{statusAfterDecision(run)}</p>}
    </div>
  );
}
