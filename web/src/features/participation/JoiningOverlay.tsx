import { participation } from '@vincere/contract/messages';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/text.ts';
import { Brand } from '../../ui/marks.tsx';

/** Covers everything while a run is being joined; the browser keeps the rest out of reach and gives focus back. */
export function JoiningOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
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
