import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Something that failed to load, with its retry; the rest of the page stays usable. */
export function Failed({
  message,
  onRetry,
  busy,
  label = t('Try Again'),
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** What its button says. */
  label?: string;
}) {
  return (
    <div className="state" role="alert">
      <p className="err">
        <CircleAlert className="ic" aria-hidden />
        {message}
      </p>
      <Button kind="line" size="sm" busy={busy ?? false} onClick={onRetry}>
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
  return (
    <div className="stack" role="alert">
      <h1 className="t-h1">{title}</h1>
      <p className="err">
        <CircleAlert className="ic" aria-hidden />
        {message}
      </p>
      <div className="row wrapf">
        <Button busy={busy} onClick={onRetry}>
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
