import { useState } from 'react';
import { useCopy } from '../lib/browser/useCopy.ts';
import { t } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { toastError } from '../ui/toasts/Toaster.tsx';
import styles from './LeftDraft.module.css';

type LeftDraftProps = {
  /** Names the draft. */
  title: string;
  text: string;
  /** Called with each change, if the draft can be edited. */
  onChange?: (text: string) => void;
  onDiscard: () => void;
};

/** Shows a draft that can no longer be sent, because its target has closed. A user who was typing can go on in it. */
export function LeftDraft({ title, text: stored, onChange, onDiscard }: LeftDraftProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? stored;
  const { isCopied, copy } = useCopy();
  const copyText = async () => {
    if (!(await copy(text)))
      toastError(t('Copying is not allowed here'), t('Select the text and copy it by hand.'));
  };
  return (
    <div className="notice notice-now">
      <div className="stack">
        <p role="status">
          <b>{title}</b>
        </p>
        {onChange === undefined ? (
          <p className={`story ${styles.draftText}`}>{text}</p>
        ) : (
          <textarea
            className={`input story ${styles.draftField}`}
            aria-label={title}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value);
            }}
          />
        )}
        <div className="row wrap">
          <Button kind="line" size="sm" onClick={() => void copyText()}>
            {isCopied ? t('Copied') : t('Copy')}
          </Button>
          <Button kind="quiet" size="sm" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </div>
      </div>
    </div>
  );
}
