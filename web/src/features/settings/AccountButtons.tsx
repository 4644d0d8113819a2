import { accounts } from '@vincere/contract/messages';
import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useAccountTheme } from '../../lib/useAccountTheme.ts';
import { useLogOut } from '../../lib/useLogOut.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialog-part.tsx';

const SettingsDialog = dialogPart(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  (props) => props.onOpenChange(false),
);

/** Settings and the way out, for the header. */
export function AccountButtons() {
  const [open, setOpen] = useState(false);
  const logOut = useLogOut();
  useAccountTheme();
  return (
    <>
      <Button
        kind="quiet"
        className="btn-icon"
        aria-label="Settings"
        title="Settings"
        onClick={() => setOpen(true)}
      >
        <Settings className="ic" aria-hidden />
      </Button>
      <Button kind="quiet" className="log-out" onClick={() => void logOut()}>
        <LogOut className="ic" aria-hidden />
        <span>{accounts.logout}</span>
      </Button>
      <SettingsDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
