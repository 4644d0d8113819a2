import { shared } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../lib/text.ts';
import { Button } from './Button.tsx';

/** An empty state: what is missing, when or how it will appear, and at most one action. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="state">
      <b>{title}</b>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  );
}

/**
 * Returns a retry function and the number of manual retries that failed. Use the number as the `key` of the error message,
 * so that screen readers announce it again.
 */
export function useRetry(onRetry: () => void, isBusy: boolean): { retry: () => void; tries: number } {
  const [tries, setTries] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isBusy || !isAsked.current) return;
    isAsked.current = false;
    setTries((before) => before + 1);
  }, [isBusy]);
  const retry = () => {
    isAsked.current = true;
    onRetry();
  };
  return { retry, tries };
}

/** An error with a retry, for a part of the page that failed to load. */
export function Failed({
  message,
  onRetry,
  busy = false,
  label = t(shared.tryAgain),
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** Label of the retry button. */
  label?: string;
}) {
  const { retry, tries } = useRetry(onRetry, busy);
  return (
    <div className="state" role="alert">
      <p className="error" key={tries}>
        <CircleAlert className="icon" aria-hidden />
        {message}
      </p>
      <Button kind="line" size="sm" busy={busy} onClick={retry}>
        {label}
      </Button>
    </div>
  );
}

/** A note about a read that failed and that the page can do without, with a retry. */
export function FailedHint({
  message,
  onRetry,
  busy,
  className = '',
}: {
  message: string;
  onRetry: () => void;
  busy: boolean;
  className?: string | undefined;
}) {
  const { retry, tries } = useRetry(onRetry, busy);
  return (
    <div className={`row wrap ${className}`} role="status">
      <span className="hint" key={tries}>
        {message}
      </span>
      <Button kind="quiet" size="sm" busy={busy} onClick={retry}>
        {t(shared.retry)}
      </Button>
    </div>
  );
}

/** A page that failed to load: the reason, and a row of actions, retry first. */
export function FailedPage({
  title,
  message,
  onRetry,
  busy,
  children,
}: {
  title: string;
  message: string;
  onRetry: () => void;
  busy: boolean;
  /** Further actions. */
  children: ReactNode;
}) {
  const { retry, tries } = useRetry(onRetry, busy);
  return (
    <div className="stack" role="alert">
      <h1 className="heading-1">{title}</h1>
      <p className="error" key={tries}>
        <CircleAlert className="icon" aria-hidden />
        {message}
      </p>
      <div className="row wrap">
        <Button busy={busy} onClick={retry}>
          {t(shared.tryAgain)}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** A placeholder in the shape of the content. It appears after 200 ms, so that fast loads don't flicker. */
export function Skeleton({ lines = 3, label = t('Loading') }: { lines?: number; label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" role="status" data-loading>
      <span className="visually-hidden">{label}</span>
      {shown && Array.from({ length: lines }, (_, index) => <div key={index} className="skeleton-line" />)}
    </div>
  );
}
