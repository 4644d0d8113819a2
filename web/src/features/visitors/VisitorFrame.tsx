import '../../styles/visitors.css';
import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { classOf } from '../../ui/Button.tsx';
import { Brand } from '../../ui/marks.tsx';
import { ThemeButton } from '../../ui/TopBar.tsx';

type Here = '/' | '/login' | '/register' | '/sample' | 'elsewhere';

/** The header of the public pages and what stands beneath it; a page does not link to itself. */
export function VisitorFrame({
  here,
  className,
  children,
}: {
  here: Here;
  className: string;
  children: ReactNode;
}) {
  return (
    <>
      <header className="vis-top">
        <a className="skip" href="#main">
          Skip to content
        </a>
        {here === '/' ? (
          <Brand />
        ) : (
          <Link to="/" className="vis-home" aria-label="VINCERE, to the start page">
            <Brand />
          </Link>
        )}
        <nav aria-label="Site">
          {here !== '/sample' && (
            <Link to="/sample" className="btn btn-quiet vis-wide">
              See a Sample
            </Link>
          )}
          <ThemeButton />
          {here !== '/login' && (
            <Link to="/login" className="btn btn-quiet vis-log-in">
              {accounts.logIn}
            </Link>
          )}
          {here !== '/register' && (
            <Link to="/register" className={classOf('ink', undefined, here === '/login' ? '' : 'vis-wide')}>
              {accounts.register}
            </Link>
          )}
        </nav>
      </header>
      <main id="main" className={className}>
        {children}
      </main>
    </>
  );
}
