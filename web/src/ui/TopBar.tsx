import { ArrowLeft, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { setTheme, themes, useTheme } from '../lib/browser/theme.ts';
import { t } from '../lib/text.ts';
import { Brand } from './marks.tsx';
import { publishHeight } from './publish-height.ts';

const publishTop = publishHeight('--top-height');

/** The header of a page: title, link back, and page-wide controls at the right. */
export function TopBar({
  children,
  right,
  end,
}: {
  children?: ReactNode;
  right?: ReactNode;
  /** Account buttons, shown after the theme button. */
  end?: ReactNode;
}) {
  return (
    <header className="top-bar" ref={publishTop}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      {children ?? <Brand />}
      <div className="top-bar-right">
        {right}
        <ThemeButton />
        {end}
      </div>
    </header>
  );
}

const names = { light: t('Light'), dark: t('Dark'), system: t('System') };

/** Cycles through Light, Dark and System, and shows the current one. */
export function ThemeButton() {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={t('Theme: {theme}. Change to {next}', { theme: names[theme], next: names[next] })}
      title={t('Theme: {theme}', { theme: names[theme] })}
      onClick={() => setTheme(next)}
    >
      <SunMoon className="icon" aria-hidden />
    </button>
  );
}

export function BackIcon() {
  return <ArrowLeft className="icon" aria-hidden />;
}
