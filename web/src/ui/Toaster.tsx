import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../lib/text.ts';
import { publishHeight } from './publish-height.ts';
import styles from './Toaster.module.css';

/** An action offered in a toast, such as undo. */
type ToastAction = { label: string; act: () => void };
type Toast = {
  id: number;
  title: string;
  text: string | undefined;
  kind: 'done' | 'news' | 'failed';
  /** A live region of the page already announces it. */
  isSpoken?: boolean;
  action?: ToastAction | undefined;
};

const shownMs = 5_000;
const acts = ['pointerdown', 'keydown'] as const;
const publishToast = publishHeight('--toast-height', clearFocus);
const listeners = new Set<() => void>();
let current: Toast | null = null;
/** News that arrived while a toast with an action was open. */
let waiting: Toast | null = null;
let count = 0;

function show(toast: Toast | null): void {
  current = toast ?? waiting;
  if (toast === null) waiting = null;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast after a successful action. Only one toast is visible: a new one replaces the old. With an `action` it stays
 * until closed. Without one it disappears after a while, or at once when the user acts elsewhere, because it may cover the
 * next control.
 */
export function toast(title: string, text?: string, action?: ToastAction): void {
  count += 1;
  show({ id: count, title, text, kind: 'done', action });
}

/**
 * Shows a toast about an action of others. It stays for its full time, even if the user acts elsewhere. If a toast with an
 * action is open, the latest news waits until that one is closed. With `isSpoken`, the page itself announces the news to
 * screen readers, so the toast doesn't.
 */
export function toastNews(title: string, text?: string, { isSpoken = false } = {}): void {
  count += 1;
  const news: Toast = { id: count, title, text, kind: 'news', isSpoken };
  if (current?.action) waiting = news;
  else show(news);
}

/** Shows an error toast. It stays until the user closes it or the returned function is called. */
export function toastError(title: string, text?: string, action?: ToastAction): () => void {
  count += 1;
  const id = count;
  show({ id, title, text, kind: 'failed', action });
  return () => {
    if (current?.id === id) show(null);
  };
}

/** Removes a toast that no longer applies, such as an error after a successful retry. */
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
    <section className="toaster" aria-label={t('Notifications')}>
      {/* Both regions are always there: a screen reader only hears what changes in one that it knows. With aria-live
          they are heard beside an open dialog too: it hides the rest of the page. */}
      <div role="status" aria-live="polite">
        {toast && toast.kind !== 'failed' && !toast.isSpoken && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.kind === 'failed' && <ToastCard key={toast.id} toast={toast} />}
      </div>
      {toast?.isSpoken && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

/**
 * Keeps an error toast clear of the focused control, which usually caused the error, and of the messages of its field.
 */
function clearFocus(): void {
  const { activeElement, body } = document;
  if (current?.kind !== 'failed' || activeElement === body) return;
  (activeElement?.closest('.field') ?? activeElement)?.scrollIntoView({ block: 'nearest' });
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const hasFailed = toast.kind === 'failed';
  const stays = hasFailed || toast.action !== undefined;
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => show(null), shownMs);
    return () => clearTimeout(timer);
  }, [held, stays]);
  const closesOnAction = toast.kind === 'done' && toast.action === undefined;
  useEffect(() => {
    if (!closesOnAction) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.toast'))) show(null);
    };
    for (const act of acts) addEventListener(act, leave, true);
    return () => {
      for (const act of acts) removeEventListener(act, leave, true);
    };
  }, [closesOnAction]);
  const Icon = hasFailed ? CircleAlert : Check;
  return (
    <div
      ref={publishToast}
      className={hasFailed ? 'toast toast-error' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden />
      <div>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
        {toast.action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              show(null);
              toast.action?.act();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label={t('Close')} onClick={() => show(null)}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
