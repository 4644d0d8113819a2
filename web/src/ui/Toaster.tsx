import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { tellHeight } from './tell-height.ts';

/** One thing that can be done about what a toast tells, such as undoing it. */
type ToastAction = { label: string; act: () => void };
type Toast = {
  id: number;
  title: string;
  text: string | undefined;
  failed: boolean;
  action?: ToastAction | undefined;
};

const shownMs = 5_000;
const tellToast = tellHeight('--toast-height');
const listeners = new Set<() => void>();
let current: Toast | null = null;
let count = 0;

function show(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Tells of something done. One toast is visible at a time: a new one takes the place of the old. */
export function toast(title: string, text?: string, action?: ToastAction): void {
  count += 1;
  show({ id: count, title, text, failed: false, action });
}

/** Tells of something that failed; it stays until it is closed. */
export function toastError(title: string, text?: string): void {
  count += 1;
  show({ id: count, title, text, failed: true });
}

/** Takes away what is told no longer: an error that the next try has settled. */
export function clearToast(): void {
  show(null);
}

export function Toaster() {
  const toast = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  return (
    <div className="toaster">
      {/* Both regions are always there: a screen reader only hears what changes in one that it knows. With aria-live
          they are heard beside an open dialog too: it hides the rest of the page. */}
      <div role="status" aria-live="polite">
        {toast && !toast.failed && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.failed && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.failed) return;
    const timer = setTimeout(() => show(null), shownMs);
    return () => clearTimeout(timer);
  }, [held, toast.failed]);
  // What failed was mostly asked for by the control that has the focus: the toast must not lie over it.
  useEffect(() => {
    const { activeElement, body } = document;
    if (toast.failed && activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [toast.failed]);
  const Icon = toast.failed ? CircleAlert : Check;
  return (
    <div
      ref={tellToast}
      className={toast.failed ? 'toast toast-bad' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="ic" aria-hidden />
      <div>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
        {toast.action && (
          <button
            type="button"
            className="toast-a"
            onClick={() => {
              toast.action?.act();
              show(null);
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label="Close" onClick={() => show(null)}>
        <X className="ic" aria-hidden />
      </button>
    </div>
  );
}
