import { Maximize2, Minimize2, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Brand } from '../../ui/marks.tsx';
import styles from './ProjectorFrame.module.css';

/**
 * The frame of a projector view: full screen, above the page, with the name of the simulation and the buttons to leave. Escape
 * leaves it. In a separate window (`isOwnWindow`) a button toggles full screen, and leaving full screen doesn't leave the view.
 */
export function ProjectorFrame({
  simulationName,
  theme = 'dark',
  className = '',
  onLeave,
  isOwnWindow,
  tools,
  children,
}: {
  simulationName: string;
  theme?: 'dark' | 'light';
  className?: string | undefined;
  onLeave: () => void;
  isOwnWindow: boolean;
  /** Further buttons. */
  tools: ReactNode;
  children: ReactNode;
}) {
  const overlay = useRef<HTMLDialogElement>(null);
  const [skipsFullScreen] = useState(() => isOwnWindow || document.fullscreenElement !== null);
  // Close the dialog before it is unmounted, so that focus returns to the element that opened it.
  useLayoutEffect(() => {
    const dialog = overlay.current;
    if (dialog === null) return;
    dialog.showModal();
    // Otherwise the first button has the focus, and its ring is on the wall.
    dialog.focus();
    // A browser without full screen refuses; the overlay covers the page anyway.
    if (!skipsFullScreen) document.documentElement.requestFullscreen?.().catch(() => {});
    // In full screen the browser handles Escape itself, so leave the view when full screen ends.
    const leaveWithFullScreen = () => document.fullscreenElement === null && !isOwnWindow && onLeave();
    document.addEventListener('fullscreenchange', leaveWithFullScreen);
    return () => {
      document.removeEventListener('fullscreenchange', leaveWithFullScreen);
      dialog.close();
      if (!skipsFullScreen && document.fullscreenElement !== null) document.exitFullscreen().catch(() => {});
    };
  }, [skipsFullScreen, isOwnWindow, onLeave]);
  return (
    <dialog
      ref={overlay}
      className={`${styles.projector} ${className}`}
      data-theme={theme}
      aria-label={t('Projector view')}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <header>
        <Brand className={styles.brand} />
        <span className={styles.simulationName}>{simulationName}</span>
        {tools}
        {isOwnWindow && (
          <Button kind="line" onClick={toggleFullScreen}>
            <Maximize2 className="icon" aria-hidden />
            {t('Full Screen')}
          </Button>
        )}
        <Button kind="line" onClick={onLeave}>
          {isOwnWindow ? <X className="icon" aria-hidden /> : <Minimize2 className="icon" aria-hidden />}
          {isOwnWindow ? t('Close') : t('Leave')}
        </Button>
      </header>
      {children}
    </dialog>
  );
}

/** Toggles full screen; does nothing in browsers that don't support it. */
function toggleFullScreen(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => {});
  else document.documentElement.requestFullscreen?.().catch(() => {});
}
