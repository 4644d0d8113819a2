import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../lib/text.ts';
import { publishHeight } from '../publish-height.ts';
import { rememberFocus, returnFocus } from '../returned-focus.ts';
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
/** A toast with an action stays longer, so that people can read it and reach the action. */
const shownWithActionMs = 20_000;
/** Not `pointerdown`: the page may move when the toast goes, and the press would then miss its button. */
const acts = ['click', 'keydown'] as const;
const publishToast = publishHeight('--toast-height', clearFocus);
const listeners = new Set<() => void>();
let currentToast: Toast | null = null;
/** News to be shown next, oldest first. */
let waitingNews: Toast[] = [];
/** More news than this is old by the time it would be shown. */
const maxWaiting = 5;
let count = 0;

function show(toast: Toast | null): void {
  // News that another toast interrupts is shown again afterwards.
  if (toast !== null && currentToast?.kind === 'news') waitingNews = [currentToast, ...waitingNews];
  if (toast === null) [toast = null, ...waitingNews] = waitingNews;
  currentToast = toast;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast after a successful action. Only one toast is visible: a new one replaces the old. With an `action` it
 * stays for 20 seconds. Without one it disappears after 5 seconds, or at once when the user acts elsewhere, because it may cover
 * the next control.
 */
export function toast(title: string, text?: string, action?: ToastAction): void {
  count += 1;
  show({ id: count, title, text, kind: 'done', action });
}

/**
 * Shows a toast about an action of others. It stays for its full time, even if the user acts elsewhere. It waits while other
 * news, an error or a toast with an action is open. With `isSpoken`, the page itself announces the news to
 * screen readers, so the toast doesn't.
 */
export function toastNews(title: string, text?: string, { isSpoken = false } = {}): void {
  count += 1;
  const news: Toast = { id: count, title, text, kind: 'news', isSpoken };
  const mustWait =
    currentToast !== null && (currentToast.kind !== 'done' || currentToast.action !== undefined);
  if (mustWait) waitingNews = [...waitingNews, news].slice(-maxWaiting);
  else show(news);
}

/** Shows an error toast. It stays until the user closes it or opens another page, or the returned function is called. */
export function toastError(title: string, text?: string, action?: ToastAction): () => void {
  count += 1;
  const id = count;
  show({ id, title, text, kind: 'failed', action });
  return () => {
    if (currentToast?.id === id) show(null);
  };
}

/** Removes a toast that no longer applies, such as an error after a successful retry. News stays. */
export function clearToast(): void {
  if (currentToast !== null && currentToast.kind !== 'news') show(null);
}

/** Removes an error toast, because the user leaves the page that it is about. */
export function clearError(): void {
  if (currentToast?.kind === 'failed') show(null);
}

/** Removes the toast and all news, because another user may follow. */
export function clearAllToasts(): void {
  waitingNews = [];
  currentToast = null;
  show(null);
}

export function Toaster() {
  const toast = useSyncExternalStore(
    (listener) => {
      const follow = () => {
        // By the time the toast is rendered, the focused element may be gone.
        rememberFocus(document.activeElement);
        listener();
      };
      listeners.add(follow);
      return () => listeners.delete(follow);
    },
    () => currentToast,
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

/** Keeps a toast clear of the focused control, which usually caused an error, and of the messages of its field. */
function clearFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === body) return;
  // Other toasts disappear by themselves, so only a field that is typed in is kept clear of them.
  if (currentToast?.kind !== 'failed' && !activeElement?.matches('textarea, input')) return;
  (activeElement?.closest('.field') ?? activeElement)?.scrollIntoView({ block: 'nearest' });
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const hasFailed = toast.kind === 'failed';
  const shownFor = toast.action === undefined ? shownMs : shownWithActionMs;
  useEffect(() => {
    if (held || hasFailed) return;
    const timer = setTimeout(() => show(null), shownFor);
    return () => clearTimeout(timer);
  }, [held, hasFailed, shownFor]);
  // The pressed button disappears, so move the focus.
  const close = () => {
    if (document.activeElement?.closest('.toaster')) returnFocus();
    show(null);
  };
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
  const Icon = { failed: CircleAlert, news: Info, done: Check }[toast.kind];
  return (
    <div
      ref={publishToast}
      className={`toast ${styles.card} ${hasFailed ? 'toast-error' : ''}`}
      data-brief={toast.isSpoken || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        rememberFocus(relatedTarget);
        setHeld(true);
      }}
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
              close();
              toast.action?.act();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label={t('Close')} onClick={close}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
