import type { ErrorComponentProps } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { t, translated } from '../lib/text.ts';
import { useTitle } from '../lib/title.ts';
import { Button } from '../ui/Button.tsx';

/** Messages of errors that only mean that a script or style sheet of a page failed to load. */
const notLoaded = new WeakSet<Error>();
addEventListener('vite:preloadError', ({ payload }) => notLoaded.add(payload));

/** Shown when a page throws while rendering, or fails to load. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof Error && notLoaded.has(error) ? (
    <NotLoaded error={error} />
  ) : (
    <Broken error={error} />
  );
}

const checkMs = 5_000;

/**
 * Shown when a page fails to load. If the server can't be reached, it shows the same text as `sw.js` and retries by itself in
 * the same way. If the server can be reached, the page counts as broken.
 */
function NotLoaded({ error }: { error: Error }) {
  const [isOffline, setOffline] = useState<boolean>();
  useEffect(() => {
    let wasOffline = false;
    const check = async () => {
      const signal = AbortSignal.timeout(checkMs);
      const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
      const isReachable = answer?.ok ?? false;
      if (isReachable && wasOffline) location.reload();
      wasOffline ||= !isReachable;
      setOffline(wasOffline);
    };
    void check();
    const timer = setInterval(() => void check(), checkMs);
    return () => clearInterval(timer);
  }, []);
  if (isOffline === undefined) return <main id="main" />;
  return isOffline ? <NoConnection /> : <Broken error={error} />;
}

function NoConnection() {
  useTitle(t('No connection'));
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="heading-1">{t('No connection')}</h1>
      <p>{t('The page could not be loaded. Your unsent votes and notes are saved in this browser.')}</p>
      <p className="muted">{t('It continues as soon as the connection is back.')}</p>
      <p>
        <Button onClick={() => location.reload()}>{t(shared.tryAgain)}</Button>
      </p>
    </main>
  );
}

function Broken({ error }: { error: unknown }) {
  const message =
    error instanceof Error && error.message !== '' ? translated(error.message) : t(shared.errorPage.unknown);
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="heading-1">{t(shared.errorPage.title)}</h1>
      <p>{t(shared.errorPage.text)}</p>
      <p className="muted">{message}</p>
      <p>
        {/* The page's code may have failed to load, and only a reload requests it again. */}
        <Button onClick={() => location.reload()}>{t(shared.tryAgain)}</Button>
      </p>
    </main>
  );
}
