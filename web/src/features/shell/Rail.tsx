import { Link, useLocation } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { CircleHelp, LogOut, Search, SunMoon } from 'lucide-react';
import { setTheme, themes, useTheme } from '../../lib/browser/theme.ts';
import { rich, t } from '../../lib/text.ts';
import { useLogOut } from '../../parts/session/useLogOut.ts';
import { LogoMark } from '../../ui/marks.tsx';
import { sr } from '../../ui/sr.tsx';
import { railPages } from './rail-pages.ts';
import styles from './shell.module.css';

const themeNames = { light: t('Light'), dark: t('Dark'), system: t('System') } as const;

/** The navigation of facilitators, with the theme and the log-out button. */
export function Rail({
  isOpen,
  onSearch,
  guide,
}: {
  isOpen: boolean;
  onSearch: () => void;
  /** The panel with the guide; null on the page of the guide itself. */
  guide: { isOpen: boolean; toggle: () => void } | null;
}) {
  const logOut = useLogOut();
  const isScenarios = useLocation().pathname === '/admin/scenarios';
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <nav className={styles.rail} id="rail" data-open={isOpen || undefined} aria-label={t('Administration')}>
      <Link to="/admin" className={`brand ${styles.brand}`} aria-label="VINCERE">
        <LogoMark />
      </Link>
      {railPages.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/admin', includeSearch: false }}
          // The list of all scenarios belongs to the simulations.
          {...(isScenarios && to === '/admin/simulations' && { 'aria-current': true as const })}
        >
          <Icon className="icon" aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
      <span className={styles.spacer} />
      <button type="button" aria-keyshortcuts="Control+K" title={t('Search (Ctrl+K)')} onClick={onSearch}>
        <Search className="icon" aria-hidden />
        <span>{t('Search')}</span>
      </button>
      {guide === null ? (
        <Link to="/admin/guide" search={{}}>
          <CircleHelp className="icon" aria-hidden />
          <span>{t('Guide')}</span>
        </Link>
      ) : (
        <button
          type="button"
          aria-expanded={guide.isOpen}
          aria-keyshortcuts="?"
          title={t('Guide (?)')}
          onClick={guide.toggle}
        >
          <CircleHelp className="icon" aria-hidden />
          <span>{t('Guide')}</span>
        </button>
      )}
      <button type="button" onClick={() => setTheme(next)}>
        <SunMoon className="icon" aria-hidden />
        <span>
          {rich('Theme: {theme}<sr>. Change to {next}</sr>', {
            theme: themeNames[theme],
            next: themeNames[next],
            sr,
          })}
        </span>
      </button>
      <button type="button" onClick={() => void logOut()}>
        <LogOut className="icon" aria-hidden />
        <span>{t(accounts.logout)}</span>
      </button>
    </nav>
  );
}
