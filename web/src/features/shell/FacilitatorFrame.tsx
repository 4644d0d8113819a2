import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { useAccountTheme } from '../../lib/useAccountTheme.ts';
import { dialogPart } from '../../ui/dialog-part.tsx';
import { Brand } from '../../ui/marks.tsx';
import { Rail } from './Rail.tsx';
import { RunAlerts } from './RunAlerts.tsx';
import styles from './shell.module.css';
import { usePalette } from './usePalette.ts';

const CommandPalette = dialogPart(
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
  (props) => props.onClose(),
);

/** Every page of the facilitator: the rail at the left, the page beside it. On phones the rail opens from the header. */
export function FacilitatorFrame() {
  useAccountTheme();
  const { pathname } = useLocation();
  const palette = usePalette();
  // Opened on one page, the menu is closed on the next.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  return (
    <div className={styles.admin}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <div className={styles.adminBar}>
        <Brand />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-expanded={isOpen}
          aria-controls="rail"
          aria-label={t('Menu')}
          onClick={() => setOpenedOn(isOpen ? null : pathname)}
        >
          {isOpen ? <X className="icon" aria-hidden /> : <Menu className="icon" aria-hidden />}
        </button>
      </div>
      <Rail isOpen={isOpen} onSearch={palette.open} />
      <div className="admin-page">
        <Outlet />
      </div>
      <RunAlerts />
      {/* Each time it begins anew. */}
      <CommandPalette key={palette.count} open={palette.isOpen} onClose={palette.close} />
    </div>
  );
}
