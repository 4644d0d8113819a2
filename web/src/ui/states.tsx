import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../lib/text.ts';
import { Button } from './Button.tsx';

/** Something that is not there yet: what is missing, when or how it comes, at most one way on. */
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
      {children && <p className="mut">{children}</p>}
      {action}
    </div>
  );
}

/**
 * A retry of what failed, and how often it was asked for by hand and failed again: what tells of it has that for its `key`,
 * so that it is new and said again.
 */
export function useRetry(onRetry: () => void, busy: boolean): { retry: () => void; tries: number } {
  const [tries, setTries] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (busy || !isAsked.current) return;
    isAsked.current = false;
    setTries((before) => before + 1);
  }, [busy]);
  const retry = () => {
    isAsked.current = true;
    onRetry();
  };
  return { retry, tries };
}

/** Something that failed to load, with its retry; the rest of the page stays usable. */
export function Failed({
  message,
  onRetry,
  busy = false,
  label = t('Try Again'),
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** What its button says. */
  label?: string;
}) {
  const { retry, tries } = useRetry(onRetry, busy);
  return (
    <div className="state" role="alert">
      <p className="err" key={tries}>
        <CircleAlert className="ic" aria-hidden />
        {message}
      </p>
      <Button kind="line" size="sm" busy={busy} onClick={retry}>
        {label}
      </Button>
    </div>
  );
}

/** A whole page that failed to load: why, and the ways on in one row, its retry first. */
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
  /** The other ways on. */
  children: ReactNode;
}) {
  const { retry, tries } = useRetry(onRetry, busy);
  return (
    <div className="stack" role="alert">
      <h1 className="t-h1">{title}</h1>
      <p className="err" key={tries}>
        <CircleAlert className="ic" aria-hidden />
        {message}
      </p>
      <div className="row wrapf">
        <Button busy={busy} onClick={retry}>
          {t('Try Again')}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Lines in the shape of the content, after 200 ms: what comes at once shows no flicker. */
export function Skeleton({ lines = 3, label = t('Loading') }: { lines?: number; label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="skeleton" role="status">
      <span className="sr">{label}</span>
      {shown && Array.from({ length: lines }, (_, index) => <div key={index} className="sk" />)}
    </div>
  );
}
