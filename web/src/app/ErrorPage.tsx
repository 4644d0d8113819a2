import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/Button.tsx';

/** What is shown when a page itself breaks (section 2). */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const told = error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
  return (
    <main id="main" className="page page-narrow stack">
      <h1 className="t-h1">Oops</h1>
      <p>Sorry, an unexpected error has occurred.</p>
      <p className="mut">{told}</p>
      <p>
        <Button onClick={reset}>Try Again</Button>
      </p>
    </main>
  );
}
