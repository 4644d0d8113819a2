import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useAccountTheme } from '../../lib/browser/useAccountTheme.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { useLogOut } from '../../parts/session/useLogOut.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import styles from './AccountButtons.module.css';

const SettingsDialog = dialogPart(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  (props) => props.onOpenChange(false),
);

const LeaveDialog = dialogPart(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  (props) => props.onClose(),
);

/** The settings and log-out buttons of the header. */
export function AccountButtons() {
  const [open, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const session = useSession();
  const logOut = useLogOut();
  useAccountTheme();
  return (
    <>
      <Button
        kind="quiet"
        className="button-icon"
        aria-label={t('Settings')}
        title={t('Settings')}
        onClick={() => setOpen(true)}
      >
        <Settings className="icon" aria-hidden />
      </Button>
      <Button
        kind="quiet"
        className={styles.logOut}
        onClick={() => (session?.is_guest ? setLeaving(true) : void logOut())}
      >
        <LogOut className="icon" aria-hidden />
        <span>{t('Log Out')}</span>
      </Button>
      <SettingsDialog open={open} onOpenChange={setOpen} />
      <LeaveDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
