import type { ErrorComponentProps } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { t, translated } from '../lib/text.ts';
import { useTitle } from '../lib/title.ts';
import { Button } from '../ui/Button.tsx';

/** Errors that mean no more than that the code or the look of a page did not come. */
const notLoaded = new WeakSet<Error>();
addEventListener('vite:preloadError', ({ payload }) => notLoaded.add(payload));

/** What is shown when a page itself breaks (section 2), or does not come. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return error instanceof Error && notLoaded.has(error) ? (
    <NotLoaded error={error} />
  ) : (
    <Broken error={error} />
  );
}

const askMs = 5_000;

/**
 * A page that did not come. Where no server answers it says what `sw.js` says of a page that is asked for by its address,
 * and goes on by itself as that does; a page that is missing though the server is there is a broken one.
 */
function NotLoaded({ error }: { error: Error }) {
  const [isAway, setAway] = useState<boolean>();
  useEffect(() => {
    let wasAway = false;
    const ask = async () => {
      const signal = AbortSignal.timeout(askMs);
      const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
      const isThere = answer?.ok ?? false;
      if (isThere && wasAway) location.reload();
      wasAway ||= !isThere;
      setAway(wasAway);
    };
    void ask();
    const timer = setInterval(() => void ask(), askMs);
    return () => clearInterval(timer);
  }, []);
  if (isAway === undefined) return <main id="main" />;
  return isAway ? <NoConnection /> : <Broken error={error} />;
}

function NoConnection() {
  useTitle(t('No connection'));
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="t-h1">{t('No connection')}</h1>
      <p>{t('The page could not be loaded. Your unsent votes and notes are saved in this browser.')}</p>
      <p className="mut">{t('It continues as soon as the connection is back.')}</p>
      <p>
        <Button onClick={() => location.reload()}>{t(shared.tryAgain)}</Button>
      </p>
    </main>
  );
}

function Broken({ error }: { error: unknown }) {
  const told =
    error instanceof Error && error.message !== '' ? translated(error.message) : t(shared.errorPage.unknown);
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="t-h1">{t(shared.errorPage.title)}</h1>
      <p>{t(shared.errorPage.text)}</p>
      <p className="mut">{told}</p>
      <p>
        {/* What failed may be the page's own code, which is asked for anew with the page alone. */}
        <Button onClick={() => location.reload()}>{t(shared.tryAgain)}</Button>
      </p>
    </main>
  );
}
