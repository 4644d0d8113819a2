import { copiedMs } from '@vincere/contract/constants';
import { useEffect, useState } from 'react';
import { t } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { toastError } from '../ui/Toaster.tsx';
import styles from './LeftDraft.module.css';

/** Shows a draft that can no longer be sent, because its target has closed. `title` names the draft. */
export function LeftDraft({
  title,
  text,
  onDiscard,
}: {
  title: string;
  text: string;
  onDiscard: () => void;
}) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toastError(t('Copying is not allowed here'), t('Select the text and copy it by hand.'));
    }
  };
  return (
    <div className="notice notice-now" role="status">
      <div className="stack">
        <p>
          <b>{title}</b>
        </p>
        <p className={`story ${styles.draftText}`}>{text}</p>
        <div className="row wrap">
          <Button kind="line" size="sm" onClick={() => void copy()}>
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
