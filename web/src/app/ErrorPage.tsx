import type { ErrorComponentProps } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { useTitle } from '../lib/browser/title.ts';
import { t, translated } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';

/** The code of a page failed to load: the connection failed, or a new release has replaced the files of this one. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Errors of other code that is loaded on demand, such as that of a dialog. */
const notLoaded = new WeakSet<Error>();
addEventListener('vite:preloadError', ({ payload }) => notLoaded.add(payload));

/** Shown when a page throws while rendering, or fails to load. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof PageNotLoaded || (error instanceof Error && notLoaded.has(error)) ? (
    <NotLoaded error={error} />
  ) : (
    <Broken error={error} />
  );
}

const checkMs = 5_000;

/**
 * Marks the current entry of the history as reloaded. Returns false if it was marked before. The history keeps the mark even
 * if the browser denies its storage. The method of the prototype is called, because the router follows that of the object.
 */
function markReloaded(): boolean {
  const state = history.state as { hasReloaded?: boolean } | null;
  if (state?.hasReloaded) return false;
  History.prototype.replaceState.call(history, { ...state, hasReloaded: true }, '');
  return true;
}

/**
 * Shown when a page fails to load. If the server can't be reached, it shows the same text as `sw.js` and retries by itself in
 * the same way. If the server can be reached, it reloads once, because a new release has other files. After that, something
 * blocks the file, and the page says so.
 */
function NotLoaded({ error }: { error: Error }) {
  const [isOffline, setOffline] = useState<boolean>();
  useEffect(() => {
    let wasOffline = false;
    const check = async () => {
      const signal = AbortSignal.timeout(checkMs);
      const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
      const isReachable = answer?.ok ?? false;
      if (isReachable && (wasOffline || markReloaded())) return location.reload();
      wasOffline ||= !isReachable;
      setOffline(wasOffline);
    };
    void check();
    const timer = setInterval(() => void check(), checkMs);
    return () => clearInterval(timer);
  }, []);
  if (isOffline === undefined) return <main id="main" />;
  return isOffline ? <NoConnection /> : <Incomplete error={error} />;
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

function Incomplete({ error }: { error: Error }) {
  useTitle(t('This page is incomplete'));
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="heading-1">{t('This page is incomplete')}</h1>
      <p>
        {t(
          'Parts of it could not be loaded. A network that asks you to log in first, or a program that blocks scripts, may be the cause.',
        )}
      </p>
      <p>
        <Button onClick={() => void renewFile(error).then(() => location.reload())}>
          {t(shared.tryAgain)}
        </Button>
      </p>
    </main>
  );
}

/** Loads the file that an error names past the cache, which may contain the page of a network that asked for a log-in. */
async function renewFile({ message }: Error): Promise<void> {
  const [address] = /https?:\/\/\S+/.exec(message) ?? [];
  if (address !== undefined) await fetch(address, { cache: 'reload' }).catch(() => {});
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
        <Button onClick={() => location.reload()}>{t(shared.tryAgain)}</Button>
      </p>
    </main>
  );
}
