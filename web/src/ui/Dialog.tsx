import '../styles/dialog.css';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { isSecondPress, lastPress, type Press } from '../lib/presses.ts';
import { t } from '../lib/text.ts';

export type DialogProps = {
  open: boolean;
  /** Told of every wish to close; the dialog stays as long as `open` does. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** The actions, Cancel first. */
  footer?: ReactNode;
  /** Makes the content and the actions one form; a `type="submit"` button of the footer sends it. */
  onSubmit?: () => void;
  /** Something was typed: Escape and the scrim no longer close it, the buttons do. */
  keepOpen?: boolean;
  /** Where focus goes afterwards when that is not what opened it; looked up when the dialog has gone. */
  returnTo?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);
  /** Something is under way: nothing closes it. */
  busy?: boolean;
  /** A class of its own, for another width. */
  className?: string;
  children?: ReactNode;
};

/** So long after it has opened, the second press of a double one is still to be expected. */
const settledMs = 500;

/**
 * A dialog over the page; a sheet from the bottom on phones. Focus goes to its first field, or without one to its first
 * action, and back to where it was. Import it from lazily loaded parts only: it brings Base UI along.
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
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const opened = useRef<{ at: number; by: Press | undefined }>(undefined);
  useEffect(() => {
    if (open) opened.current = { at: performance.now(), by: lastPress() };
  }, [open]);
  const isNew = () => opened.current !== undefined && performance.now() - opened.current.at < settledMs;
  // What opened it was pressed twice: the second press was not meant for what lies there now.
  const stopDoublePress = (event: MouseEvent) => {
    const by = opened.current?.by;
    // The keyboard has no clicks to count.
    if (event.detail === 0 || by === undefined || !isNew() || !isSecondPress(by, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form of a dialog inside a form of the page is not that form's business.
    event.stopPropagation();
    if (!busy) onSubmit?.();
  };
  const content = (
    <>
      <div className="dlg-b">{children}</div>
      {footer && <div className="dlg-f">{footer}</div>}
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
        // The page stood still under the dialog: what has got the focus may be far from where it was left.
        if (!next) document.activeElement?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Base.Portal>
        <Base.Viewport
          className="scrim"
          onMouseDownCapture={stopDoublePress}
          onClickCapture={stopDoublePress}
        >
          <Base.Popup
            ref={popup}
            className={`dlg ${className ?? ''}`}
            aria-busy={busy || undefined}
            finalFocus={() => (typeof returnTo === 'function' ? returnTo() : returnTo?.current) ?? true}
            initialFocus={() => firstStop(popup.current)}
          >
            <div className="dlg-h">
              <div className="dlg-t">
                <Base.Title className="t-h3">{title}</Base.Title>
                {text && <Base.Description className="mut">{text}</Base.Description>}
              </div>
              <Base.Close className="btn btn-quiet btn-icon dlg-x" aria-label={t('Close')} disabled={busy}>
                <X className="ic" aria-hidden />
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

/** Where focus begins: the first field that is shown (of radio buttons the chosen one), else the first action. */
function firstStop(popup: HTMLElement | null): HTMLElement | true {
  const fields = popup?.querySelectorAll<HTMLElement>(
    '.dlg-b :is(input:not([type=radio], [type=file]), input:checked, textarea, select):not(:disabled)',
  );
  const field = [...(fields ?? [])].find((one) => one.checkVisibility());
  return field ?? popup?.querySelector<HTMLElement>('.dlg-f :is(button, a):not(:disabled)') ?? true;
}
