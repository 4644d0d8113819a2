import { type GivenRating, remarkLength } from '@vincere/domain';
import { type ReactNode, useId, useState } from 'react';
import { rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { sr } from '../../ui/sr.tsx';
import styles from './RatingBlock.module.css';
import type { useRating } from './useRating.ts';

/** The box that lets a remark be shared. */
export function ShareBox({
  title,
  given,
  onChange,
}: {
  title: string;
  given: GivenRating;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.share}>
      <input
        type="checkbox"
        checked={given.may_be_shared}
        // Without mark and remark, nothing is stored that could keep the choice.
        disabled={given.remark.trim() === ''}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{rich('May be shared<sr>: {title}</sr>', { title, sr })}</span>
    </label>
  );
}

/** A remark that is not being edited. */
export function Remark({
  title,
  given,
  isOpen,
  share,
  returnsFocus,
  onEdit,
}: {
  title: string;
  given: GivenRating;
  isOpen: boolean;
  /** The box that lets the remark be shared. */
  share: ReactNode;
  /** Whether the button that edits the remark takes the focus. */
  returnsFocus: boolean;
  onEdit: () => void;
}) {
  return (
    <div className={styles.remark}>
      <p className="story">{given.remark}</p>
      {isOpen ? (
        <>
          {share}
          <Button kind="quiet" size="sm" autoFocus={returnsFocus} onClick={onEdit}>
            {rich('Edit<sr> remark: {title}</sr>', { title, sr })}
          </Button>
        </>
      ) : (
        given.may_be_shared && <span className="tag">{t('May be shared')}</span>
      )}
    </div>
  );
}

/** The open field of a remark. It keeps the text as typed: the server trims what it stores. */
export function RemarkField({
  title,
  rating: { given, collisions, type, sendNow },
  onClose,
}: {
  title: string;
  rating: ReturnType<typeof useRating>;
  onClose: () => void;
}) {
  const { remark } = given;
  const id = useId();
  const [typed, setTyped] = useState(remark);
  // Another device may have changed the remark.
  const text = typed.trim() === remark.trim() ? typed : remark;
  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{rich('Remark<sr>: {title}</sr>', { title, sr })}</label>
      <textarea
        id={id}
        className={`input story ${styles.remarkField}`}
        rows={3}
        maxLength={remarkLength}
        // The next key press would otherwise change the rating of the other device.
        readOnly={collisions.length > 0}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          type(target.value);
        }}
        // Typing goes on where the remark ends.
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onBlur={sendNow}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
    </div>
  );
}
