import '../../styles/visitors.css';
import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Brand } from '../../ui/marks.tsx';
import { ThemeButton } from '../../ui/TopBar.tsx';

type Here = '/' | '/login' | '/register' | '/sample' | 'elsewhere';

/** The header of the public pages and what stands beneath it; a page does not link to itself. */
export function VisitorFrame({
  here,
  className,
  foot,
  children,
}: {
  here: Here;
  className: string;
  /** What stands at the foot of the page beside the language. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <header className="vis-top">
        <a className="skip" href="#main">
          {t('Skip to content')}
        </a>
        {here === '/' ? (
          <Brand />
        ) : (
          <Link to="/" className="vis-home" aria-label={t('VINCERE, to the start page')}>
            <Brand />
          </Link>
        )}
        <nav aria-label={t('Site')}>
          {here !== '/sample' && (
            <Link to="/sample" className="btn btn-quiet vis-wide">
              {t('See a Sample')}
            </Link>
          )}
          <ThemeButton />
          {here !== '/login' && (
            <Link to="/login" className="btn btn-quiet vis-log-in">
              {t(accounts.logIn)}
            </Link>
          )}
          {here !== '/register' && (
            <Link to="/register" className={classOf('ink', undefined, here === '/login' ? '' : 'vis-wide')}>
              {t(accounts.register)}
            </Link>
          )}
        </nav>
      </header>
      <main id="main" className={className}>
        {children}
      </main>
      <footer className="vis-foot">
        {foot}
        <LanguageChoice />
      </footer>
    </>
  );
}
