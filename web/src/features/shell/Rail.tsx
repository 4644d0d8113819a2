import { Link } from '@tanstack/react-router';
import { GitFork, History, LayoutDashboard, LogOut, Radio, Settings, SunMoon, Users } from 'lucide-react';
import { setTheme, themes, useTheme } from '../../lib/theme.ts';
import { useLogOut } from '../../lib/useLogOut.ts';
import { LogoMark } from '../../ui/marks.tsx';

const places = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/simulations', label: 'Simulations', Icon: GitFork },
  { to: '/admin/runs', label: 'Simulation Runs', Icon: Radio },
  { to: '/admin/history', label: 'History', Icon: History },
  { to: '/admin/users', label: 'People', Icon: Users },
  { to: '/admin/settings', label: 'Settings', Icon: Settings },
] as const;

const themeNames = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** Where a facilitator can go, the theme and the way out. */
export function Rail({ isOpen }: { isOpen: boolean }) {
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
