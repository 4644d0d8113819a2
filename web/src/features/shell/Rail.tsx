import { Link } from '@tanstack/react-router';
import { LogOut, Search, SunMoon } from 'lucide-react';
import { setTheme, themes, useTheme } from '../../lib/theme.ts';
import { useLogOut } from '../../lib/useLogOut.ts';
import { LogoMark } from '../../ui/marks.tsx';
import { places } from './places.ts';

const themeNames = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** Where a facilitator can go, the theme and the way out. */
export function Rail({ isOpen, onSearch }: { isOpen: boolean; onSearch: () => void }) {
  const logOut = useLogOut();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <nav className="rail" id="rail" data-open={isOpen || undefined} aria-label="Administration">
      <Link to="/admin" className="brand" aria-label="VINCERE">
        <LogoMark />
      </Link>
      {places.map(({ to, label, Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
          <Icon className="ic" aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
      <span className="grow" />
      <button type="button" aria-keyshortcuts="Control+K" title="Search (Ctrl+K)" onClick={onSearch}>
        <Search className="ic" aria-hidden />
        <span>Search</span>
      </button>
      <button type="button" onClick={() => setTheme(next)}>
        <SunMoon className="ic" aria-hidden />
        <span>
          Theme: {themeNames[theme]}
          <span className="sr">. Change to {themeNames[next]}</span>
        </span>
      </button>
      <button type="button" onClick={() => void logOut()}>
        <LogOut className="ic" aria-hidden />
        <span>Logout</span>
      </button>
    </nav>
  );
}
