import { ArrowLeft, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { setTheme, themes, useTheme } from '../lib/browser/theme.ts';
import { t } from '../lib/text.ts';
import { classOf } from './Button.tsx';
import { Brand } from './marks.tsx';
import { publishHeight } from './publish-height.ts';
import styles from './TopBar.module.css';

const publishTop = publishHeight('--top-height');

/** The header of a page: title, link back, and page-wide controls at the right. */
export function TopBar({
  children,
  clock,
  right,
  end,
  className,
  rightClassName,
  themeClassName,
}: {
  children?: ReactNode;
  /** Shown first at the right. On phones it takes the place of the theme button, which every other page has. */
  clock?: ReactNode;
  right?: ReactNode;
  /** Account buttons, shown after the theme button. */
  end?: ReactNode;
  /** Additional class of the header. */
  className?: string | undefined;
  /** Additional class of the controls at the right. */
  rightClassName?: string | undefined;
  /** Additional class of the theme button. */
  themeClassName?: string | undefined;
}) {
  return (
    <header className={`top-bar ${className ?? ''}`} ref={publishTop}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      {children ?? <Brand />}
      <div className={`top-bar-right ${rightClassName ?? ''}`}>
        {clock}
        {right}
        <ThemeButton className={`${clock ? styles.besideClock : ''} ${themeClassName ?? ''}`} />
        {end}
      </div>
    </header>
  );
}

const names = { light: t('Light'), dark: t('Dark'), system: t('System') };

/** Cycles through Light, Dark and System, and shows the current one. */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      className={classOf('quiet', undefined, `button-icon ${className ?? ''}`)}
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
