import { participation } from '@vincere/contract/messages';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/text.ts';
import { Brand } from '../../ui/marks.tsx';

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
      className="joining"
      aria-label={t(participation.joining)}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="joining-in">
        <Brand />
        <p className="joining-t" role="status">
          {t(participation.joining)}
        </p>
        <div className="joining-b" aria-hidden="true" />
      </div>
    </dialog>,
    document.body,
  );
}
