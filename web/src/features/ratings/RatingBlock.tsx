import { type GivenRating, markNames, remarkLength } from '@vincere/domain';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { serverMessage } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { UnsavedText } from '../../ui/editable/UnsavedText.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { sr } from '../../ui/sr.tsx';
import { MarkChoice } from './MarkChoice.tsx';
import styles from './RatingBlock.module.css';
import type { Place, Ratings, SavedRating } from './rating-outbox.ts';
import { useRating } from './useRating.ts';

/** An objective with the person's mark and remark in one place. */
export function RatingBlock({
  runId,
  objective,
  place,
  saved,
  isOpen,
  isEditing,
  onEdit,
}: {
  runId: number;
  objective: Ratings['objectives'][number];
  place: Place;
  /** The rating that the server has. */
  saved: SavedRating | undefined;
  /** Whether the run can be rated. */
  isOpen: boolean;
  /** Whether the field of the remark is open. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}) {
  const rating = useRating(runId, place, saved);
  const { given, state, refusal, collisions, save } = rating;
  const [isTouched, setIsTouched] = useState(false);
  const [returnsFocus, setReturnsFocus] = useState(false);
  const marks = useRef<HTMLFieldSetElement>(null);
  const { title, text } = objective;
  const hasRemark = given.remark.trim() !== '';

  /** Moves the focus away from a button that disappears. */
  const focusMarks = () => marks.current?.querySelector('input')?.focus();
  const clear = () => {
    save({ mark: null });
    focusMarks();
  };
  const edit = () => {
    setReturnsFocus(false);
    onEdit(true);
  };
  const close = () => {
    rating.sendNow();
    setReturnsFocus(true);
    onEdit(false);
  };
  const share = (
    <label className={styles.share}>
      <input
        type="checkbox"
        checked={given.may_be_shared}
        // Without mark and remark, nothing is stored that could keep the choice.
        disabled={!hasRemark}
        onChange={({ target }) => save({ may_be_shared: target.checked })}
      />
      <span>{rich('May be shared<sr>: {title}</sr>', { title, sr })}</span>
    </label>
  );
  return (
    <li className={styles.block} onChange={() => setIsTouched(true)}>
      <h3>{title}</h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <MarkChoice
        legend={title}
        value={given.mark}
        isOpen={isOpen}
        onChange={(mark) => save({ mark })}
        ref={marks}
      />
      {isOpen && isEditing ? (
        <RemarkField
          remark={given.remark}
          // The next key press would otherwise change the rating of the other device.
          isReadOnly={collisions.length > 0}
          onType={rating.type}
          onLeave={rating.sendNow}
          onClose={close}
          name={rich('Remark<sr>: {title}</sr>', { title, sr })}
        />
      ) : (
        hasRemark && (
          <div className={styles.remark}>
            <p className="story">{given.remark}</p>
            {isOpen ? (
              <>
                {share}
                <Button kind="quiet" size="sm" autoFocus={returnsFocus} onClick={edit}>
                  {rich('Edit<sr> remark: {title}</sr>', { title, sr })}
                </Button>
              </>
            ) : (
              given.may_be_shared && <span className="tag">{t('May be shared')}</span>
            )}
          </div>
        )
      )}
      <div className={styles.foot}>
        {isOpen && isEditing && share}
        {isOpen && !isEditing && !hasRemark && (
          <Button kind="quiet" className={styles.add} autoFocus={returnsFocus} onClick={edit}>
            <Pencil className="icon" aria-hidden />
            {rich('Add a Remark<sr>: {title}</sr>', { title, sr })}
          </Button>
        )}
        {!isOpen && given.mark === null && !hasRemark && (
          <p className={`meta-text ${styles.unrated}`}>{t('Not rated')}</p>
        )}
        <span
          className={`meta-text number ${styles.state}`}
          data-unsaved={state === 'waiting' || state === 'failed' || undefined}
          role="status"
        >
          {stateText(state, isTouched ? saved?.updated_at : undefined)}
        </span>
        {isOpen && given.mark !== null && (isEditing || !hasRemark) && (
          <Button kind="quiet" size="sm" onClick={clear}>
            {rich('Clear Mark<sr>: {title}</sr>', { title, sr })}
          </Button>
        )}
        {isOpen && isEditing && (
          <Button kind="quiet" size="sm" onClick={close}>
            {t('Close')}
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <div className={styles.foot}>
          <FieldError>
            {refusal ? serverMessage(refusal) : t('It is kept on this device. Please try again.')}
          </FieldError>
          <Button kind="line" size="sm" onClick={rating.retry}>
            {rich('Try Again<sr>: {title}</sr>', { title, sr })}
          </Button>
          {refusal && (
            <Button kind="quiet" size="sm" onClick={rating.discard}>
              {rich('Discard<sr>: {title}</sr>', { title, sr })}
            </Button>
          )}
        </div>
      )}
      {collisions.map((collision) => (
        <Collision
          key={collision.key}
          rating={collision.data.rating}
          title={title}
          isOpen={isOpen}
          onKeep={() => {
            rating.drop(collision);
            focusMarks();
          }}
          onUse={() => {
            rating.use(collision);
            focusMarks();
          }}
        />
      ))}
    </li>
  );
}

/** A rating of this device that was not saved, because another device has changed the rating, which is shown above. */
function Collision({
  rating: { mark, remark, may_be_shared },
  title,
  isOpen,
  onKeep,
  onUse,
}: {
  rating: GivenRating;
  title: string;
  isOpen: boolean;
  onKeep: () => void;
  onUse: () => void;
}) {
  const hasRemark = remark.trim() !== '';
  return (
    <UnsavedText
      title={t('You have changed this rating on another device.')}
      reason={t('The rating above is saved. This one is not:')}
      quoted={
        <blockquote>
          <b>{mark === null ? t('No mark') : t(markNames[mark])}</b>
          {hasRemark && `\n${remark.trim()}`}
          {hasRemark && may_be_shared && `\n(${t('May be shared')})`}
        </blockquote>
      }
    >
      <Button kind="line" size="sm" onClick={onKeep}>
        {rich('Keep the One Above<sr>: {title}</sr>', { title, sr })}
      </Button>
      {isOpen && (
        <Button size="sm" onClick={onUse}>
          {rich('Use This One<sr>: {title}</sr>', { title, sr })}
        </Button>
      )}
    </UnsavedText>
  );
}

/** The open field of a remark. It keeps the text as typed: the server trims what it stores. */
function RemarkField({
  name,
  remark,
  isReadOnly,
  onType,
  onLeave,
  onClose,
}: {
  name: ReactNode;
  remark: string;
  isReadOnly: boolean;
  onType: (remark: string) => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(remark);
  // Another device may have changed the remark.
  const text = typed.trim() === remark.trim() ? typed : remark;
  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        className={`input story ${styles.remarkField}`}
        rows={3}
        maxLength={remarkLength}
        readOnly={isReadOnly}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        // Typing goes on where the remark ends.
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onBlur={onLeave}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
    </div>
  );
}

function stateText(state: ReturnType<typeof useRating>['state'], savedAt: string | undefined): string {
  switch (state) {
    case 'typing':
      return '';
    case 'sending':
      return t('Saving');
    case 'waiting':
    case 'paused':
      return t('Not saved. It is kept on this device until the connection is back.');
    case 'failed':
      return t('Not saved');
    default:
      return savedAt === undefined ? '' : t('Saved {time}', { time: formatTime(new Date(savedAt)) });
  }
}
