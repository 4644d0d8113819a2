import { useNavigate } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { LogOut, Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { queryClient, send } from '../../lib/api.ts';
import { setSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useAccountTheme } from './useAccountTheme.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));

/** Settings and the way out, for the header. */
export function AccountButtons() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  useAccountTheme();
  const logOut = async () => {
    // Without a line the server keeps the session until it ends by itself; here it is over all the same.
    await Promise.race([send('logOut').catch(() => {}), new Promise((done) => setTimeout(done, 2_000))]);
    setSession(null);
    queryClient.clear();
    await navigate({ to: '/login' });
  };
  return (
    <>
      <Button
        kind="quiet"
        className="btn-icon"
        aria-label="Settings"
        title="Settings"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Settings className="ic" aria-hidden />
      </Button>
      <Button kind="quiet" className="log-out" onClick={() => void logOut()}>
        <LogOut className="ic" aria-hidden />
        <span>{accounts.logout}</span>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <SettingsDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
