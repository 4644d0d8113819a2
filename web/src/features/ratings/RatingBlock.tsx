import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { serverMessage } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { sr } from '../../ui/sr.tsx';
import { Collisions } from './Collisions.tsx';
import { MarkChoice } from './MarkChoice.tsx';
import styles from './RatingBlock.module.css';
import { Remark, RemarkField, ShareBox } from './Remark.tsx';
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
  const { given, state, save } = rating;
  const [isTouched, setIsTouched] = useState(false);
  const editing = useEditing(rating, onEdit);
  const marks = useRef<HTMLFieldSetElement>(null);
  const { title, text } = objective;
  const hasRemark = given.remark.trim() !== '';

  /** Moves the focus away from a button that disappears. */
  const focusMarks = () => marks.current?.querySelector('input')?.focus();
  const clear = () => {
    save({ mark: null });
    focusMarks();
  };
  const share = <ShareBox title={title} given={given} onChange={(isOn) => save({ may_be_shared: isOn })} />;
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
        <RemarkField title={title} rating={rating} onClose={editing.close} />
      ) : (
        hasRemark && (
          <Remark
            title={title}
            given={given}
            isOpen={isOpen}
            share={share}
            returnsFocus={editing.returnsFocus}
            onEdit={editing.begin}
          />
        )
      )}
      <div className={styles.foot}>
        {isOpen && isEditing && share}
        {isOpen && !isEditing && !hasRemark && <AddRemark title={title} editing={editing} />}
        {!isOpen && given.mark === null && !hasRemark && (
          <p className={`meta-text ${styles.unrated}`}>{t('Not rated')}</p>
        )}
        <SavedState state={state} savedAt={isTouched ? saved?.updated_at : undefined} />
        {isOpen && given.mark !== null && (isEditing || !hasRemark) && (
          <Button kind="quiet" size="sm" onClick={clear}>
            {rich('Clear Mark<sr>: {title}</sr>', { title, sr })}
          </Button>
        )}
        {isOpen && isEditing && (
          <Button kind="quiet" size="sm" onClick={editing.close}>
            {t('Close')}
          </Button>
        )}
      </div>
      {state === 'failed' && <SaveFailed title={title} rating={rating} />}
      <Collisions title={title} isOpen={isOpen} rating={rating} onSettled={focusMarks} />
    </li>
  );
}

/** Opens and closes the field of the remark. `returnsFocus` says that the button that opens it takes the focus back. */
function useEditing({ sendNow }: ReturnType<typeof useRating>, onEdit: (isEditing: boolean) => void) {
  const [returnsFocus, setReturnsFocus] = useState(false);
  return {
    returnsFocus,
    begin: () => {
      setReturnsFocus(false);
      onEdit(true);
    },
    close: () => {
      sendNow();
      setReturnsFocus(true);
      onEdit(false);
    },
  };
}

function AddRemark({ title, editing }: { title: string; editing: ReturnType<typeof useEditing> }) {
  return (
    <Button kind="quiet" className={styles.add} autoFocus={editing.returnsFocus} onClick={editing.begin}>
      <Pencil className="icon" aria-hidden />
      {rich('Add a Remark<sr>: {title}</sr>', { title, sr })}
    </Button>
  );
}

/** Why the rating was not saved, with the buttons that try again or discard it. */
function SaveFailed({ title, rating }: { title: string; rating: ReturnType<typeof useRating> }) {
  const { refusal, retry, discard } = rating;
  return (
    <div className={styles.foot}>
      <FieldError>
        {refusal ? serverMessage(refusal) : t('It is kept on this device. Please try again.')}
      </FieldError>
      <Button kind="line" size="sm" onClick={retry}>
        {rich('Try Again<sr>: {title}</sr>', { title, sr })}
      </Button>
      {refusal && (
        <Button kind="quiet" size="sm" onClick={discard}>
          {rich('Discard<sr>: {title}</sr>', { title, sr })}
        </Button>
      )}
    </div>
  );
}

/** Whether the rating is saved, in words. */
function SavedState({
  state,
  savedAt,
}: {
  state: ReturnType<typeof useRating>['state'];
  /** When it was last saved, once the user has changed it. */
  savedAt: string | undefined;
}) {
  return (
    <span
      className={`meta-text number ${styles.state}`}
      data-unsaved={state === 'waiting' || state === 'failed' || undefined}
      role="status"
    >
      {stateText(state, savedAt)}
    </span>
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
