import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { questionnaires, shared, votes } from '@vincere/contract/messages';
import { isFinished, type Room } from '@vincere/domain';
import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionChoice } from '../../parts/decisions/DecisionChoice.tsx';
import { EvidenceChoice, EvidenceList, type EvidencePost } from '../../parts/posts/Evidence.tsx';
import roomPageStyles from '../../parts/room-page.module.css';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea } from '../../ui/Field.tsx';
import { keepInView } from '../../ui/keep-in-view.ts';
import { publishHeight } from '../../ui/publish-height.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty, Skeleton } from '../../ui/states.tsx';
import { waitsFor } from '../runs/decisions/vote-outbox.ts';
import type { Evidence } from '../runs/useEvidence.ts';
import { withTable } from '../table/evidence-groups.ts';
import type { TableEvidence } from '../table/useTable.ts';
import { EstimateFields } from './EstimateFields.tsx';
import { OvertakenText } from './OvertakenText.tsx';
import { OwnEstimates } from './OwnEstimates.tsx';
import styles from './RoomVoteForm.module.css';
import { type OwnVote, useRoomVote } from './useRoomVote.ts';

const publishActHeight = publishHeight('--act-height');

type RoomVoteFormProps = {
  run: Run;
  room: Room;
  /** The user's stored vote; null for none, undefined while it loads. */
  own: OwnVote | null | undefined;
  /** The time of day at which the stage ends, as `11:19`; undefined without a countdown. */
  until: string | undefined;
  draftKey: string;
  /** The posts of the room, newest first. */
  posts: readonly EvidencePost[];
  /** The posts and files on the table; undefined while they load. */
  onTable: TableEvidence;
  evidence: Evidence;
  /** The reason why voting is closed; undefined if it is open. */
  closed: string | undefined;
};

/** The form for a room vote. Mount it with the scenario as its `key`. */
export function RoomVoteForm(props: RoomVoteFormProps) {
  const { run, room, own, until, draftKey, posts, onTable, closed } = props;
  const vote = useRoomVote(run, room, draftKey, own, props.evidence);
  const decisions = run.current_scenario?.all_decisions ?? [];
  const submittedVote = vote.sent?.state === 'sent' ? vote.sent.data.vote : undefined;
  const cast = own ?? submittedVote;
  const isSending = vote.sent?.state === 'sending';
  const state = vote.sent?.state;
  const waitingText =
    cast === undefined && (state === 'waiting' || state === 'paused') ? waitsFor[state] : undefined;
  const isWaiting = waitingText !== undefined;
  const isLocked = cast !== undefined || isSending || isWaiting || closed !== undefined;
  const reasoning = cast?.reasoning ?? (isWaiting ? vote.reasoning : undefined);
  const status = useFocusAfterSubmit(cast !== undefined || isWaiting);
  const form = useFocusOnMissing(vote.estimates.attempts);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    status.noteSubmit();
    vote.submit();
  };
  const aside = cast ? (
    <span className="tag tag-ink" ref={status.ref} tabIndex={-1}>
      <Check className="icon" aria-hidden />
      {t(votes.room.badge)}
    </span>
  ) : (
    until !== undefined && <span className="meta-text number">{t('Until {time}', { time: until })}</span>
  );

  return (
    <Section title={t('Available Decision')} aside={aside}>
      {decisions.length === 0 ? (
        <Empty title={t('No decision in this scenario')}>
          {!isFinished(run.status) && t('Your facilitator leads on from here.')}
        </Empty>
      ) : own === undefined && submittedVote === undefined ? (
        <Skeleton lines={6} label={t('Loading the decision')} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate ref={form}>
          {cast === undefined && closed === undefined && (
            <p className={`muted ${styles.decisionQuestion}`}>
              {t('Choose one and say why. Your room reads your reasoning once it has voted.')}
            </p>
          )}
          <DecisionChoice
            decisions={decisions}
            value={cast?.decision_chosen_id ?? vote.chosen}
            onChange={vote.choose}
            locked={isLocked}
            collapsed={cast !== undefined}
            label={t('Available Decision')}
            error={vote.missing.decision}
          />
          {reasoning === undefined ? (
            <VoteFields {...{ run, posts, onTable, closed, vote, isSending }} />
          ) : (
            <blockquote className={styles.ownReasoning}>
              <span className="meta-text">{t('Your reasoning')}</span>
              {reasoning}
              <EvidenceList
                posts={[...posts, ...(onTable?.posts ?? [])]}
                ids={cast?.evidence ?? vote.evidence.marked}
                files={onTable?.files ?? []}
                fileIds={cast?.evidence_files ?? vote.evidence.markedFiles}
                votedIn={run.table ? room : undefined}
                label={t('Your evidence')}
              />
              {cast !== undefined && <OwnEstimates run={run} kind="room" />}
            </blockquote>
          )}
          {cast !== undefined && <OvertakenText {...vote.overtaken} />}
          {isWaiting && (
            <>
              <p className={`hint ${styles.hint}`} role="status" ref={status.ref} tabIndex={-1}>
                {waitingText}
              </p>
              <div className={roomPageStyles.submitBar} ref={publishActHeight}>
                <Button kind="line" size="lg" className={styles.submitButton} onClick={vote.edit}>
                  {t('Edit')}
                </Button>
              </div>
            </>
          )}
        </form>
      )}
    </Section>
  );
}

/** The fields of a vote that is being written, and the button that submits it. */
function VoteFields({
  run,
  posts,
  onTable,
  closed,
  vote,
  isSending,
}: Pick<RoomVoteFormProps, 'run' | 'posts' | 'onTable' | 'closed'> & {
  vote: ReturnType<typeof useRoomVote>;
  isSending: boolean;
}) {
  // Once something is missing, all fields are shown, each with its message.
  const showsFields = vote.chosen !== null || vote.missing.decision !== undefined;
  return (
    <>
      {showsFields && (
        <>
          <TextArea
            {...keepInView}
            className={styles.reasoning}
            label={t('Your reasoning')}
            rows={5}
            maxLength={limits.reasoning}
            required
            readOnly={isSending}
            hint={vote.reasoning.trim() === '' ? t(votes.reasoningRequired) : undefined}
            error={vote.missing.reasoning}
            value={vote.reasoning}
            onChange={(event) => vote.setReasoning(event.target.value)}
          />
          <EvidenceChoice
            groups={withTable([{ posts: posts.toReversed() }], onTable)}
            evidence={vote.evidence}
            disabled={isSending}
          />
          {closed === undefined && (
            <EstimateFields run={run} estimates={vote.estimates} disabled={isSending} />
          )}
        </>
      )}
      {closed === undefined ? (
        <div className={roomPageStyles.submitBar} ref={publishActHeight}>
          {vote.failure && <FieldError className={styles.submitError}>{vote.failure}</FieldError>}
          <Button type="submit" kind="signal" size="lg" className={styles.submitButton} busy={isSending}>
            {isSending
              ? t(questionnaires.submitting)
              : vote.hasFailed
                ? t(shared.retry)
                : t('Submit Decision')}
          </Button>
        </div>
      ) : (
        <p className={`hint ${styles.hint}`}>{closed}</p>
      )}
    </>
  );
}

/** Moves the focus to the status of the vote once it is taken, because the focused button is gone then. */
function useFocusAfterSubmit(isTaken: boolean) {
  const status = useRef<HTMLElement>(null);
  const wasSubmitted = useRef(false);
  useEffect(() => {
    if (!isTaken || !wasSubmitted.current || document.activeElement !== document.body) return;
    status.current?.focus({ preventScroll: true });
  }, [isTaken]);
  return {
    ref: (element: HTMLElement | null) => {
      status.current = element;
    },
    noteSubmit: () => {
      wasSubmitted.current = true;
    },
  };
}

/** Moves the focus to the first missing answer of a form after each attempt to submit it. */
function useFocusOnMissing(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    form.current
      ?.querySelector<HTMLElement>('textarea[aria-invalid=true], [aria-invalid=true] input')
      ?.focus();
  }, [attempts]);
  return form;
}
