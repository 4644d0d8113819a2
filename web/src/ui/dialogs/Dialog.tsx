import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { isSecondPress, lastPress, type Press } from '../../lib/browser/presses.ts';
import { t } from '../../lib/text.ts';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Called for every attempt to close the dialog. It stays open until `open` is false. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** The actions, Cancel first. */
  footer?: ReactNode;
  /** Makes the content and the actions one form; a `type="submit"` button of the footer sends it. */
  onSubmit?: () => void;
  /** The user has typed something: only the buttons close the dialog, not Escape or the backdrop. */
  keepOpen?: boolean;
  /** Receives the focus after closing, instead of the element that opened the dialog. Looked up after closing. */
  returnTo?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);
  /** An action is under way: nothing closes the dialog. */
  busy?: boolean;
  /** Additional class, for another width. */
  className?: string;
  /** Additional class of the content between head and actions. */
  bodyClassName?: string;
  /** `compact`: the title only says where one is, because the content has a heading of its own. */
  size?: 'compact';
  /** Colours the dialog as this room. */
  'data-room'?: string;
  children?: ReactNode;
};

/** Time after opening, in ms, during which the second press of a double press is ignored. */
const settledMs = 500;

/**
 * A modal dialog; on phones, a bottom sheet. The focus moves to its first field, or else its first action, and returns on
 * closing. Import it only from lazily loaded modules, because it includes Base UI.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  text,
  footer,
  onSubmit,
  keepOpen,
  busy,
  returnTo,
  className,
  bodyClassName,
  size,
  'data-room': room,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { isNew, stopDoublePress } = useDoublePress(open);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles the submit event through the portal. Don't submit a surrounding form of the page.
    event.stopPropagation();
    if (!busy) onSubmit?.();
  };
  const content = (
    <>
      <div className={`dialog-body ${styles.body} ${bodyClassName ?? ''}`}>{children}</div>
      {footer && <div className={`dialog-foot ${styles.foot}`}>{footer}</div>}
    </>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        const byTheWay = reason === 'escape-key' || reason === 'outside-press' || reason === 'focus-out';
        const isMeant = reason !== 'outside-press' || !isNew();
        if (!busy && isMeant && !(keepOpen && byTheWay)) onOpenChange(next);
      }}
      onOpenChangeComplete={(next) => {
        // Scrolling was locked while the dialog was open, so the focused element may be out of view.
        if (!next) document.activeElement?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Base.Portal>
        <Base.Viewport
          className={`scrim ${styles.scrim}`}
          onMouseDownCapture={stopDoublePress}
          onClickCapture={stopDoublePress}
        >
          <Base.Popup
            ref={popup}
            className={`dialog ${styles.dialog} ${className ?? ''}`}
            data-room={room}
            data-size={size}
            aria-busy={busy || undefined}
            finalFocus={() => (typeof returnTo === 'function' ? returnTo() : returnTo?.current) ?? true}
            initialFocus={() => firstStop(popup.current)}
          >
            <div className={styles.head}>
              <div className="dialog-title">
                <Base.Title className="heading-3">{title}</Base.Title>
                {text && <Base.Description className="muted">{text}</Base.Description>}
              </div>
              <Base.Close
                className={`button button-quiet button-icon ${styles.closeButton}`}
                aria-label={t('Close')}
                disabled={busy}
              >
                <X className="icon" aria-hidden />
              </Base.Close>
            </div>
            {onSubmit ? (
              <form noValidate onSubmit={submit}>
                {content}
              </form>
            ) : (
              content
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Recognizes the second press of a double press on the opening button: it now hits the dialog, and is ignored. */
function useDoublePress(isOpen: boolean) {
  const lastOpening = useRef<{ at: number; by: Press | undefined }>(undefined);
  useEffect(() => {
    if (isOpen) lastOpening.current = { at: performance.now(), by: lastPress() };
  }, [isOpen]);
  const isNew = () =>
    lastOpening.current !== undefined && performance.now() - lastOpening.current.at < settledMs;
  const stopDoublePress = (event: MouseEvent) => {
    const by = lastOpening.current?.by;
    // Clicks from the keyboard have a count of 0.
    if (event.detail === 0 || by === undefined || !isNew() || !isSecondPress(by, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isNew, stopDoublePress };
}

/** Returns the element to focus first: the first visible field (the checked one of radio buttons), else the first action. */
function firstStop(popup: HTMLElement | null): HTMLElement | true {
  const fields = popup?.querySelectorAll<HTMLElement>(
    '.dialog-body :is(input:not([type=radio], [type=file]), input:checked, textarea, select):not(:disabled)',
  );
  const field = [...(fields ?? [])].find((candidate) => candidate.checkVisibility());
  return field ?? popup?.querySelector<HTMLElement>('.dialog-foot :is(button, a):not(:disabled)') ?? true;
}
