import type { ErrorComponentProps } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { t, translated } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';

/** What is shown when a page itself breaks (section 2). */
export function ErrorPage({ error }: ErrorComponentProps) {
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
