import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { LanguageChoice } from '../../ui/choices/LanguageChoice.tsx';
import { Brand } from '../../ui/marks.tsx';
import { ThemeButton } from '../../ui/TopBar.tsx';
import styles from './VisitorFrame.module.css';

type Here = '/' | '/login' | '/register' | '/sample' | 'elsewhere';

/**
 * The header and footer of the public pages. A page doesn't link to itself, and one for somebody who has an account doesn't
 * offer to log in or register.
 */
export function VisitorFrame({
  here,
  hasAccount = false,
  className,
  foot,
  children,
}: {
  here: Here;
  hasAccount?: boolean;
  className: string | undefined;
  /** Content of the footer beside the language. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <header className={styles.topBar}>
        <a className="skip-link" href="#main">
          {t('Skip to content')}
        </a>
        {here === '/' ? (
          <Brand />
        ) : (
          <Link to="/" className={styles.homeLink} aria-label={t('VINCERE, to the start page')}>
            <Brand />
          </Link>
        )}
        <nav aria-label={t('Site')}>
          {here !== '/sample' && (
            <Link to="/sample" className={`button button-quiet ${styles.wideOnly}`}>
              {t('See a Sample')}
            </Link>
          )}
          <ThemeButton />
          {here !== '/login' && !hasAccount && (
            <Link to="/login" className={`button button-quiet ${styles.logIn}`}>
              {t(accounts.logIn)}
            </Link>
          )}
          {here !== '/register' && !hasAccount && (
            <Link
              to="/register"
              className={classOf('ink', undefined, here === '/login' ? '' : styles.wideOnly)}
            >
              {t(accounts.register)}
            </Link>
          )}
        </nav>
      </header>
      <main id="main" className={className}>
        {children}
      </main>
      <footer className={styles.footer}>
        {foot}
        <LanguageChoice />
      </footer>
    </>
  );
}
