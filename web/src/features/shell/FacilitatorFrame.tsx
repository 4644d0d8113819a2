import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useAccountTheme } from '../../lib/browser/useAccountTheme.ts';
import { t } from '../../lib/text.ts';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { Brand } from '../../ui/marks.tsx';
import { Rail } from './Rail.tsx';
import { RunAlerts } from './RunAlerts.tsx';
import styles from './shell.module.css';
import { useGuidePanel } from './useGuidePanel.ts';
import { usePalette } from './usePalette.ts';

const CommandPalette = dialogPart(
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
  (props) => props.onClose(),
);

const GuidePanel = dialogPart(
  async () => (await import('../guide/GuidePanel.tsx')).GuidePanel,
  (props) => props.onClose(),
);

/** The frame of all facilitators' pages: the navigation at the left and the page. On phones a button opens the navigation. */
export function FacilitatorFrame() {
  useAccountTheme();
  const { pathname } = useLocation();
  const palette = usePalette();
  const guide = useGuidePanel();
  // The path on which the menu was opened, so that it closes on another page.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  return (
    <div className={styles.admin} data-guide={guide.isOpen || undefined}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <div className={styles.adminBar}>
        <Brand />
        <button
          type="button"
          className={`button button-quiet button-icon ${styles.menuButton}`}
          aria-expanded={isOpen}
          aria-controls="rail"
          aria-label={t('Menu')}
          onClick={() => setOpenedOn(isOpen ? null : pathname)}
        >
          {isOpen ? <X className="icon" aria-hidden /> : <Menu className="icon" aria-hidden />}
        </button>
      </div>
      <Rail isOpen={isOpen} onSearch={palette.open} guide={guide.isGuidePage ? null : guide} />
      <div className="admin-page">
        <Outlet />
      </div>
      <GuidePanel open={guide.isOpen} {...guide.page} onClose={guide.toggle} />
      <RunAlerts />
      {/* The key resets the palette each time it opens. */}
      <CommandPalette key={palette.count} open={palette.isOpen} onClose={palette.close} />
    </div>
  );
}
