import { shared } from '@vincere/contract/messages';
import { commitmentLength, monthsLater } from '@vincere/domain';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { formatDate } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { localDay } from '../../parts/guided-debrief/day.ts';
import type { OwnDebrief } from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import { AskInline } from '../../ui/editable/AskInline.tsx';
import { FieldError, TextArea, TextField } from '../../ui/Field.tsx';
import styles from './CommitmentForm.module.css';
import { commitmentDraftKey } from './draft-keys.ts';
import { cacheOwn } from './useParticipantDebrief.ts';
import whoReadsStyles from './WhoReads.module.css';

type Commitment = NonNullable<OwnDebrief['commitment']>;

/** The commitment of a person, which nobody else can read: a sentence, a date and a reminder by mail. */
export function CommitmentForm({
  scope,
  runId,
  commitment,
  canBeReminded,
  isOpen,
}: {
  scope: string;
  runId: number;
  commitment: Commitment | null;
  canBeReminded: boolean;
  /** Whether the phase is open. A stored commitment can be deleted at any time. */
  isOpen: boolean;
}) {
  const [isEditing, setIsEditing] = useState(false);
  if (commitment !== null && !isEditing)
    return (
      <StoredCommitment
        runId={runId}
        commitment={commitment}
        onEdit={isOpen ? () => setIsEditing(true) : undefined}
      />
    );
  if (!isOpen) return null;
  return (
    <Fields
      scope={scope}
      runId={runId}
      commitment={commitment}
      canBeReminded={canBeReminded}
      onDone={() => setIsEditing(false)}
    />
  );
}

function Fields({
  scope,
  runId,
  commitment,
  canBeReminded,
  onDone,
}: {
  scope: string;
  runId: number;
  commitment: Commitment | null;
  canBeReminded: boolean;
  onDone: () => void;
}) {
  const today = localDay(new Date());
  const [draft, setDraft, clearDraft] = useDraft(commitmentDraftKey(scope), commitment?.text ?? '');
  const [dueOn, setDueOn] = useState(commitment?.due_on ?? monthsLater(today, 1));
  const [isReminded, setIsReminded] = useState(commitment?.is_reminded ?? false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = draft.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const body = { text, due_on: dueOn, is_reminded: isReminded && canBeReminded };
      const savedCommitment = await send('commit', { params: { runId }, body });
      await cacheOwn(runId, (ownDebrief) => ({ ...ownDebrief, commitment: savedCommitment }));
      clearDraft();
      onDone();
    } catch (error) {
      setFailure(messageOf(error, t('Your commitment could not be saved. It is kept on this device.')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('I will')}
        rows={3}
        className="story"
        maxLength={commitmentLength}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <TextField
        label={t('By@@date')}
        type="date"
        className={styles.date}
        min={today}
        max={monthsLater(today, 12)}
        value={dueOn}
        onChange={({ target }) => setDueOn(target.value)}
      />
      {canBeReminded && (
        <label className={whoReadsStyles.check}>
          <input
            type="checkbox"
            checked={isReminded}
            onChange={({ target }) => setIsReminded(target.checked)}
          />
          {t('Send it to me by mail on that day')}
        </label>
      )}
      <OnlyYou />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <div className="row wrap">
        <Button type="submit" kind="signal" busy={isBusy} disabled={text === '' || dueOn === ''}>
          {isBusy ? t('Saving...') : t('Save Commitment')}
        </Button>
        {commitment !== null && (
          <Button kind="line" disabled={isBusy} onClick={onDone}>
            {t(shared.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
}

function OnlyYou() {
  return (
    <p className={`hint ${styles.onlyYou}`}>
      <Lock className="icon" aria-hidden />
      {t('Nobody else can read it, not even your facilitator. You find it in your summary and its PDF.')}
    </p>
  );
}

function StoredCommitment({
  runId,
  commitment: { text, due_on, is_reminded },
  onEdit,
}: {
  runId: number;
  commitment: Commitment;
  onEdit: (() => void) | undefined;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    try {
      await send('deleteCommitment', { params: { runId } });
      await cacheOwn(runId, (ownDebrief) => ({ ...ownDebrief, commitment: null }));
    } catch (error) {
      return messageOf(error, t('Your commitment could not be deleted. Please try again.'));
    }
  };
  const date = formatDate(`${due_on}T12:00`);
  return (
    <div className={styles.stored}>
      <p className="story">{text}</p>
      <p className="meta-text">
        {is_reminded ? t('By {date}, with a reminder by mail', { date }) : t('By {date}', { date })}
      </p>
      {isAsking ? (
        <AskInline
          question={is_reminded ? t('Delete it and its reminder?') : t('Delete your commitment?')}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div className="row wrap">
          {onEdit !== undefined && (
            <Button kind="line" size="sm" onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
          <Button kind="quiet" size="sm" onClick={() => setIsAsking(true)}>
            {t('Delete')}
          </Button>
        </div>
      )}
      <OnlyYou />
    </div>
  );
}
