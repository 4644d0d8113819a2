import { participation } from '@vincere/contract/messages';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../lib/text.ts';
import { Brand } from '../../../ui/marks.tsx';
import styles from './JoiningOverlay.module.css';

/** Covers the page while a run is being joined. As a modal dialog it makes the rest inert and returns the focus when closed. */
export function JoiningOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.joining}
      aria-label={t(participation.joining)}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.joiningContent}>
        <Brand />
        <p className={styles.joiningText} role="status">
          {t(participation.joining)}
        </p>
        <div className={styles.joiningBar} aria-hidden="true" />
      </div>
    </dialog>,
    document.body,
  );
}
